import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";

const learn = (name: "CoursesRoute" | "TrailsRoute" | "CourseRoute" | "TrailRoute") =>
  page(
    () => import("../pages/LearnRoutes.tsx"),
    name,
    "learning/delivery",
    "learning/items",
    "learning/certificates",
  );

/** Courses and trails (spec §learning#player); the player has routes of its own. */
export function learnRoutes<Parent extends AnyRoute>(parent: Parent) {
  const courses = createRoute({
    getParentRoute: () => parent,
    path: "/online-courses",
    validateSearch: texts,
    component: learn("CoursesRoute"),
  });
  const course = createRoute({
    getParentRoute: () => parent,
    path: "/online-courses/$courseId",
    component: learn("CourseRoute"),
  });
  const trails = createRoute({
    getParentRoute: () => parent,
    path: "/trails",
    validateSearch: texts,
    component: learn("TrailsRoute"),
  });
  const trail = createRoute({
    getParentRoute: () => parent,
    path: "/trails/$trailId",
    component: learn("TrailRoute"),
  });
  const courseOfTrail = createRoute({
    getParentRoute: () => parent,
    path: "/trails/$trailId/course/$courseId",
    component: learn("CourseRoute"),
  });
  return [courses, course, trails, trail, courseOfTrail] as const;
}
