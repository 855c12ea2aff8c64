import { IconTruckDelivery } from "@tabler/icons-react";
import {
  importOrders,
  listOrders,
  listOwnOrders,
  readOrder,
  readOwnOrder,
} from "@trilha/contract/loyalty/orders/endpoints.ts";
import { officePage, personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  personPage({
    path: "/profile/orders",
    assembled: "OrdersRoute",
    texts: ["loyalty/orders", "loyalty/redemption", "accounts/profile"],
    search: textsOfSearch,
    endpoints: [listOwnOrders],
  }),
  personPage({
    path: "/profile/orders/$orderId",
    load: () => import("./OrderPage.tsx"),
    view: "OrderPage",
    texts: ["loyalty/orders", "loyalty/redemption"],
    endpoints: [readOwnOrder],
  }),
  officePage({
    path: "/admin/orders",
    load: () => import("./office/list/OrdersPage.tsx"),
    view: "OrdersPage",
    texts: ["loyalty/orders/office", "loyalty/redemption", "core/exports"],
    search: textsOfSearch,
    endpoints: [listOrders],
    place: {
      id: "office-orders",
      label: "officeOrders",
      icon: IconTruckDelivery,
      group: "rewards",
      position: 3,
    },
  }),
  officePage({
    path: "/admin/orders/import",
    load: () => import("./office/import/ImportPage.tsx"),
    view: "ImportPage",
    texts: ["loyalty/orders/office", "core/imports"],
    endpoints: [importOrders],
  }),
  officePage({
    path: "/admin/orders/$orderId",
    assembled: "OrderRoute",
    texts: ["loyalty/orders/office", "loyalty/redemption", "insight/audit-trail", "tenants/clients"],
    endpoints: [readOrder],
  }),
] as const;
