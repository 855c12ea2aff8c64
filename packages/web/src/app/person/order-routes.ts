import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";

/** A person's own orders (spec §routes#screen-profile). */
export const orderRoutes = (parent: AnyRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: "/profile/orders",
      validateSearch: texts,
      component: page(
        () => import("../pages/OrdersRoute.tsx"),
        "OrdersRoute",
        "loyalty/orders",
        "loyalty/redemption",
        "accounts/profile",
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: "/profile/orders/$orderId",
      component: page(
        () => import("../../loyalty/orders/OrderPage.tsx"),
        "OrderPage",
        "loyalty/orders",
        "loyalty/redemption",
      ),
    }),
  ] as const;
