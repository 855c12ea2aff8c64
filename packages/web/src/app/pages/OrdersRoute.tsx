import { OrdersPage } from "../../features/orders/OrdersPage.tsx";
import { ProfileTabs } from "../../features/profile/ProfileTabs.tsx";

/** My orders under the profile's own tabs. */
export const OrdersRoute = () => <OrdersPage tabs={<ProfileTabs />} />;
