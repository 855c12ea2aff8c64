import { createRoute, redirect } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

const rooms = ["insight/reports", "core/exports"] as const;

/** The dashboards: one page a question. */
export function figureRoutes(parent: typeof office) {
  const getParentRoute = () => parent;
  const first = createRoute({
    getParentRoute,
    path: "/figures",
    beforeLoad: () => {
      throw redirect({ to: "/admin/figures/sales", replace: true });
    },
  });
  const sales = createRoute({
    getParentRoute,
    path: "/figures/sales",
    validateSearch: texts,
    component: guarded(
      "figures.read",
      page(() => import("../../insight/reports/SalesPage.tsx"), "SalesPage", ...rooms),
    ),
  });
  const points = createRoute({
    getParentRoute,
    path: "/figures/points",
    validateSearch: texts,
    component: guarded(
      "figures.read",
      page(() => import("../../insight/reports/PointsPage.tsx"), "PointsPage", ...rooms),
    ),
  });
  const queues = createRoute({
    getParentRoute,
    path: "/figures/queues",
    component: guarded(
      "figures.read",
      page(() => import("../../insight/reports/QueuesPage.tsx"), "QueuesPage", ...rooms),
    ),
  });
  const audit = createRoute({
    getParentRoute,
    path: "/figures/audit",
    validateSearch: texts,
    component: guarded(
      "figures.read",
      page(() => import("../../insight/reports/VerdictsPage.tsx"), "VerdictsPage", ...rooms),
    ),
  });
  const redemption = createRoute({
    getParentRoute,
    path: "/figures/redemption",
    validateSearch: texts,
    component: guarded(
      "figures.read",
      page(() => import("../../insight/reports/RedemptionPage.tsx"), "RedemptionPage", ...rooms),
    ),
  });
  const levels = createRoute({
    getParentRoute,
    path: "/figures/levels",
    validateSearch: texts,
    component: guarded(
      "figures.read",
      page(() => import("../../insight/reports/LevelsPage.tsx"), "LevelsPage", ...rooms),
    ),
  });
  const compare = createRoute({
    getParentRoute,
    path: "/figures/compare",
    validateSearch: texts,
    component: guarded(
      "figures.read",
      page(() => import("../../insight/reports/ComparePage.tsx"), "ComparePage", ...rooms),
    ),
  });
  return [first, sales, points, queues, audit, redemption, levels, compare] as const;
}
