import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

const rooms = ["learning/authoring", "learning/items", "core/writing"] as const;

/** Courses and trails: the list, the builder, and the labels they are found by. */
export function courseRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const courses = createRoute({
    getParentRoute,
    path: "/courses",
    validateSearch: texts,
    component: guarded(
      "courses.read",
      page(() => import("../../learning/authoring/list/CoursesPage.tsx"), "CoursesPage", ...rooms),
    ),
  });
  const labels = createRoute({
    getParentRoute,
    path: "/courses/labels",
    component: guarded(
      "courses.read",
      page(() => import("../../learning/authoring/labels/LabelsPage.tsx"), "LabelsPage", ...rooms),
    ),
  });
  const course = createRoute({
    getParentRoute,
    path: "/courses/$courseId",
    validateSearch: texts,
    component: guarded(
      "courses.read",
      page(
        () => import("../../learning/authoring/builder/BuilderPage.tsx"),
        "BuilderPage",
        ...rooms,
        "members/eligibility",
        "learning/questions",
      ),
    ),
  });
  const preview = createRoute({
    getParentRoute,
    path: "/courses/$courseId/preview",
    validateSearch: texts,
    component: guarded(
      "courses.read",
      page(() => import("./CoursePreviewRoute.tsx"), "CoursePreviewRoute", ...rooms, "learning/delivery"),
    ),
  });

  const player = createRoute({
    getParentRoute,
    path: "/courses/$courseId/preview/activities/$order",
    staticData: { bare: true },
    validateSearch: texts,
    component: guarded(
      "courses.read",
      page(
        () => import("./CoursePlayerPreviewRoute.tsx"),
        "CoursePlayerPreviewRoute",
        "learning/player",
        "learning/items",
      ),
    ),
  });

  return [courses, labels, course, preview, player] as const;
}
