import { ProfileTabs } from "../../features/profile/ProfileTabs.tsx";
import { SalesPage } from "../../features/sales/history/SalesPage.tsx";

/** The history of sales under the profile's own tabs. */
export const SalesRoute = () => <SalesPage tabs={<ProfileTabs />} />;
