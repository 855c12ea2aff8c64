import { ProfileTabs } from "../../accounts/profile/ProfileTabs.tsx";
import { OwnBadgesPage } from "../../learning/badges/OwnBadgesPage.tsx";
import { OwnCertificatesPage } from "../../learning/certificates/own/OwnCertificatesPage.tsx";

/** My certificates and badges under the profile's own tabs. */
export const OwnCertificatesRoute = () => <OwnCertificatesPage tabs={<ProfileTabs />} />;
export const OwnBadgesRoute = () => <OwnBadgesPage tabs={<ProfileTabs />} />;
