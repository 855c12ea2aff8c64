import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

const rooms = ["learning/enrolments", "learning/items", "core/exports", "members/eligibility"] as const;

/** Who takes part in courses, who asks to, and how far they are. */
export function teachingRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const requests = createRoute({
    getParentRoute,
    path: "/enrolments",
    validateSearch: texts,
    component: guarded(
      "courses.enrol",
      page(() => import("../../learning/enrolments/RequestsPage.tsx"), "RequestsPage", ...rooms),
    ),
  });
  const importEnrolments = createRoute({
    getParentRoute,
    path: "/enrolments/import",
    component: guarded(
      "courses.enrol",
      page(
        () => import("../../learning/enrolments/ImportPage.tsx"),
        "ImportPage",
        "learning/enrolments",
        "core/imports",
      ),
    ),
  });
  const enrolments = createRoute({
    getParentRoute,
    path: "/courses/$courseId/enrolments",
    validateSearch: texts,
    component: guarded(
      "courses.enrol",
      page(
        () => import("../../learning/enrolments/CourseEnrolmentsPage.tsx"),
        "CourseEnrolmentsPage",
        ...rooms,
      ),
    ),
  });
  const reports = createRoute({
    getParentRoute,
    path: "/learning-reports",
    validateSearch: texts,
    component: guarded(
      "courses.report",
      page(() => import("../../learning/enrolments/ReportsPage.tsx"), "ReportsPage", ...rooms),
    ),
  });
  const flags = createRoute({
    getParentRoute,
    path: "/learning-reports/flags",
    validateSearch: texts,
    component: guarded(
      "courses.report",
      page(() => import("../../learning/enrolments/FlagsPage.tsx"), "FlagsPage", ...rooms),
    ),
  });
  const person = createRoute({
    getParentRoute,
    path: "/learning-reports/people/$userId",
    component: guarded(
      "courses.report",
      page(
        () => import("../../learning/enrolments/PersonPage.tsx"),
        "PersonPage",
        "learning/enrolments",
        "learning/items",
      ),
    ),
  });

  return [requests, importEnrolments, enrolments, reports, flags, person] as const;
}
