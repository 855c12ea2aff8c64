import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

/** The queue of orders. */
export function orderOfficeRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const orders = createRoute({
    getParentRoute,
    path: "/orders",
    validateSearch: texts,
    component: guarded(
      "orders.read",
      page(
        () => import("../../loyalty/orders/office/list/OrdersPage.tsx"),
        "OrdersPage",
        "loyalty/orders/office",
        "loyalty/redemption",
        "core/exports",
      ),
    ),
  });
  const importOrders = createRoute({
    getParentRoute,
    path: "/orders/import",
    component: guarded(
      "orders.ship",
      page(
        () => import("../../loyalty/orders/office/import/ImportPage.tsx"),
        "ImportPage",
        "loyalty/orders/office",
        "core/imports",
      ),
    ),
  });
  const order = createRoute({
    getParentRoute,
    path: "/orders/$orderId",
    component: guarded(
      "orders.read",
      page(
        () => import("./OrderRoute.tsx"),
        "OrderRoute",
        "loyalty/orders/office",
        "loyalty/redemption",
        "insight/audit-trail",
        "tenants/clients",
      ),
    ),
  });

  return [orders, importOrders, order] as const;
}
