import { OwnBadgesPage } from "../../features/badges/OwnBadgesPage.tsx";
import { OwnCertificatesPage } from "../../features/certificates/own/OwnCertificatesPage.tsx";
import { ProfileTabs } from "../../features/profile/ProfileTabs.tsx";

/** My certificates and badges under the profile's own tabs. */
export const OwnCertificatesRoute = () => <OwnCertificatesPage tabs={<ProfileTabs />} />;
export const OwnBadgesRoute = () => <OwnBadgesPage tabs={<ProfileTabs />} />;
