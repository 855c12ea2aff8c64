import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { page } from "../page.ts";

/** §learning#player Activity player screens, in a course by itself and as a part of a trail; without the frame around pages. */
export const playerRoutes = (parent: AnyRoute) =>
  (
    ["/courses/$courseId/activities/$order", "/trails/$trailId/courses/$courseId/activities/$order"] as const
  ).map((path) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      staticData: { bare: true },
      component: page(
        () => import("../pages/PlayerRoute.tsx"),
        "PlayerRoute",
        "learning/player",
        "learning/items",
      ),
    }),
  );
