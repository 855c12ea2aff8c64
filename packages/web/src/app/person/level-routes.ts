import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { page } from "../page.ts";

/** A person's level (spec §2). */
export function levelRoutes<Parent extends AnyRoute>(parent: Parent) {
  const level = createRoute({
    getParentRoute: () => parent,
    path: "/profile/level",
    component: page(() => import("../pages/LevelRoute.tsx"), "LevelRoute", "level", "earning", "profile"),
  });
  return [level] as const;
}
