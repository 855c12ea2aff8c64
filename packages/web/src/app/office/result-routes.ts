import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

const rooms = ["learning/grading", "learning/items", "core/exports", "members/eligibility"] as const;

/** What came of tests: results, item analysis, attempts, essays to mark. */
export function resultRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const tests = createRoute({
    getParentRoute,
    path: "/results",
    validateSearch: texts,
    component: guarded(
      "results.read",
      page(() => import("../../learning/grading/test/TestsPage.tsx"), "TestsPage", ...rooms),
    ),
  });
  const test = createRoute({
    getParentRoute,
    path: "/results/$courseId/$activityId",
    validateSearch: texts,
    component: guarded(
      "results.read",
      page(() => import("../../learning/grading/test/TestPage.tsx"), "TestPage", ...rooms),
    ),
  });
  const opinions = createRoute({
    getParentRoute,
    path: "/results/$courseId/opinions",
    validateSearch: texts,
    component: guarded(
      "results.read",
      page(() => import("../../learning/grading/opinions/OpinionsPage.tsx"), "OpinionsPage", ...rooms),
    ),
  });
  const items = createRoute({
    getParentRoute,
    path: "/results/$courseId/$activityId/items",
    validateSearch: texts,
    component: guarded(
      "results.read",
      page(() => import("../../learning/grading/items/ItemsPage.tsx"), "ItemsPage", ...rooms),
    ),
  });
  const attempts = createRoute({
    getParentRoute,
    path: "/attempts",
    validateSearch: texts,
    component: guarded(
      "results.read",
      page(() => import("../../learning/grading/attempts/AttemptsPage.tsx"), "AttemptsPage", ...rooms),
    ),
  });
  const marking = createRoute({
    getParentRoute,
    path: "/marking",
    validateSearch: texts,
    component: guarded(
      "results.mark",
      page(() => import("../../learning/grading/marking/MarkingPage.tsx"), "MarkingPage", ...rooms),
    ),
  });

  return [tests, test, opinions, items, attempts, marking] as const;
}
