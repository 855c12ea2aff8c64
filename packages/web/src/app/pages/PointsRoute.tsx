import { PointsPage } from "../../features/points/PointsPage.tsx";
import { ProfileTabs } from "../../features/profile/ProfileTabs.tsx";

/** The statement under the profile's own tabs. */
export const PointsRoute = () => <PointsPage tabs={<ProfileTabs />} />;
