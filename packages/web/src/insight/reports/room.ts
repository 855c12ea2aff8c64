import { IconChartBar } from "@tabler/icons-react";
import {
  readAgesFigure,
  readAuditFigure,
  readCompareFigure,
  readLevelsFigure,
  readPointsFigure,
  readQueuesFigure,
  readRedemptionFigure,
  readSalesFigure,
} from "@trilha/contract/insight/reports/endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/figures",
    redirect: () => ({ to: "/admin/figures/sales" }),
    endpoints: [readSalesFigure],
    place: { id: "figures", icon: IconChartBar, group: "reports", position: 1 },
  }),
  officePage({
    path: "/admin/figures/sales",
    load: () => import("./SalesPage.tsx"),
    view: "SalesPage",
    texts: ["insight/reports", "core/exports"],
    search: textsOfSearch,
    endpoints: [readSalesFigure],
  }),
  officePage({
    path: "/admin/figures/points",
    load: () => import("./PointsPage.tsx"),
    view: "PointsPage",
    texts: ["insight/reports", "core/exports"],
    search: textsOfSearch,
    endpoints: [readPointsFigure],
  }),
  officePage({
    path: "/admin/figures/queues",
    load: () => import("./QueuesPage.tsx"),
    view: "QueuesPage",
    texts: ["insight/reports", "core/exports"],
    endpoints: [readQueuesFigure],
  }),
  officePage({
    path: "/admin/figures/audit",
    load: () => import("./VerdictsPage.tsx"),
    view: "VerdictsPage",
    texts: ["insight/reports", "core/exports"],
    search: textsOfSearch,
    endpoints: [readAuditFigure],
  }),
  officePage({
    path: "/admin/figures/redemption",
    load: () => import("./RedemptionPage.tsx"),
    view: "RedemptionPage",
    texts: ["insight/reports", "core/exports"],
    search: textsOfSearch,
    endpoints: [readRedemptionFigure],
  }),
  officePage({
    path: "/admin/figures/levels",
    load: () => import("./LevelsPage.tsx"),
    view: "LevelsPage",
    texts: ["insight/reports", "core/exports"],
    search: textsOfSearch,
    endpoints: [readLevelsFigure],
  }),
  officePage({
    path: "/admin/figures/ages",
    load: () => import("./AgesPage.tsx"),
    view: "AgesPage",
    texts: ["insight/reports", "core/exports"],
    search: textsOfSearch,
    endpoints: [readAgesFigure],
  }),
  officePage({
    path: "/admin/figures/compare",
    load: () => import("./ComparePage.tsx"),
    view: "ComparePage",
    texts: ["insight/reports", "core/exports"],
    search: textsOfSearch,
    endpoints: [readCompareFigure],
  }),
] as const;
