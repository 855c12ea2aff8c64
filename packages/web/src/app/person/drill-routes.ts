import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { page } from "../page.ts";

/** The question of the day and drills. */
export function drillRoutes<Parent extends AnyRoute>(parent: Parent) {
  const drills = createRoute({
    getParentRoute: () => parent,
    path: "/drills",
    component: page(
      () => import("../../learning/practice/DrillsPage.tsx"),
      "DrillsPage",
      "learning/practice",
      "learning/questions",
    ),
  });
  const drill = createRoute({
    getParentRoute: () => parent,
    path: "/drills/$drillId",
    component: page(
      () => import("../../learning/practice/DrillPage.tsx"),
      "DrillPage",
      "learning/practice",
      "learning/questions",
    ),
  });
  return [drills, drill] as const;
}
