import { IconCoin } from "@tabler/icons-react";
import {
  importAwards,
  listAwardBatches,
  proposeAdjustment,
  proposeMysteryCustomer,
  readAwardBatch,
} from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/awards",
    load: () => import("./AwardsPage.tsx"),
    view: "AwardsPage",
    texts: ["loyalty/adjustments", "core/exports"],
    search: textsOfSearch,
    endpoints: [listAwardBatches],
    place: { id: "awards", icon: IconCoin, group: "rewards", position: 1 },
  }),
  officePage({
    path: "/admin/awards/adjustment",
    load: () => import("./AdjustmentPage.tsx"),
    view: "AdjustmentPage",
    texts: ["loyalty/adjustments"],
    endpoints: [proposeAdjustment],
  }),
  officePage({
    path: "/admin/awards/mystery-customer",
    load: () => import("./MysteryPage.tsx"),
    view: "MysteryPage",
    texts: ["loyalty/adjustments"],
    endpoints: [proposeMysteryCustomer],
  }),
  officePage({
    path: "/admin/awards/import",
    load: () => import("./ImportPage.tsx"),
    view: "ImportPage",
    texts: ["loyalty/adjustments", "core/imports"],
    endpoints: [importAwards],
  }),
  officePage({
    path: "/admin/awards/$batchId",
    assembled: "AwardRoute",
    texts: [
      "loyalty/adjustments",
      "insight/audit-trail",
      "tenants/clients",
      "accounts/sign-in-methods",
      "loyalty/earning",
    ],
    endpoints: [readAwardBatch],
  }),
] as const;
