import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { page } from "../page.ts";

/** A person's level (spec §routes#screen-profile). */
export function levelRoutes<Parent extends AnyRoute>(parent: Parent) {
  const level = createRoute({
    getParentRoute: () => parent,
    path: "/profile/level",
    component: page(
      () => import("../pages/LevelRoute.tsx"),
      "LevelRoute",
      "loyalty/tiers",
      "loyalty/earning",
      "accounts/profile",
    ),
  });
  return [level] as const;
}
