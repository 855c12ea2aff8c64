import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

const rooms = ["learning/practice/office", "members/eligibility", "core/writing", "core/exports"] as const;

/** Drills: made by staff, with who did them. */
export function drillOfficeRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const drills = createRoute({
    getParentRoute,
    path: "/drills",
    validateSearch: texts,
    component: guarded(
      "drills.read",
      page(
        () => import("../../learning/practice/office/DrillOfficeListPage.tsx"),
        "DrillOfficeListPage",
        ...rooms,
      ),
    ),
  });
  const drill = createRoute({
    getParentRoute,
    path: "/drills/$drillId",
    validateSearch: texts,
    component: guarded(
      "drills.read",
      page(() => import("../../learning/practice/office/DrillOfficePage.tsx"), "DrillOfficePage", ...rooms),
    ),
  });
  return [drills, drill] as const;
}
