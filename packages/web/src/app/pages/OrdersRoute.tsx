import { ProfileTabs } from "../../accounts/profile/ProfileTabs.tsx";
import { OrdersPage } from "../../loyalty/orders/OrdersPage.tsx";

/** My orders under the profile's own tabs. */
export const OrdersRoute = () => <OrdersPage tabs={<ProfileTabs />} />;
