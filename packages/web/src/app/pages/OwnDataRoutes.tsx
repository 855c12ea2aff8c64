import { NewsPage } from "../../features/own-data/NewsPage.tsx";
import { OwnDataPage } from "../../features/own-data/OwnDataPage.tsx";
import { ProfileTabs } from "../../features/profile/ProfileTabs.tsx";

/** My data and what I am told, under the profile's own tabs. */
export const OwnDataRoute = () => <OwnDataPage tabs={<ProfileTabs />} />;
export const NewsRoute = () => <NewsPage tabs={<ProfileTabs />} />;
