import { ProfileTabs } from "../../accounts/profile/ProfileTabs.tsx";
import { PointsPage } from "../../loyalty/ledger/PointsPage.tsx";

/** The statement under the profile's own tabs. */
export const PointsRoute = () => <PointsPage tabs={<ProfileTabs />} />;
