import { ProfileTabs } from "../../accounts/profile/ProfileTabs.tsx";
import { SalesPage } from "../../loyalty/claims/sales/history/SalesPage.tsx";

/** The history of sales under the profile's own tabs. */
export const SalesRoute = () => <SalesPage tabs={<ProfileTabs />} />;
