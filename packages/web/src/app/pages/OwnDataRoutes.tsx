import { ProfileTabs } from "../../accounts/profile/ProfileTabs.tsx";
import { NewsPage } from "../../privacy/own-data/NewsPage.tsx";
import { OwnDataPage } from "../../privacy/own-data/OwnDataPage.tsx";

/** My data and what I am told, under the profile's own tabs. */
export const OwnDataRoute = () => <OwnDataPage tabs={<ProfileTabs />} />;
export const NewsRoute = () => <NewsPage tabs={<ProfileTabs />} />;
