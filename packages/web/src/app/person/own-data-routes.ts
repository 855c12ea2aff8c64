import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { page } from "../page.ts";

/** Own data, choices of news, leaving. */
export function ownDataRoutes<Parent extends AnyRoute>(parent: Parent) {
  const data = createRoute({
    getParentRoute: () => parent,
    path: "/profile/data",
    component: page(
      () => import("../pages/OwnDataRoutes.tsx"),
      "OwnDataRoute",
      ...(["privacy/own-data", "accounts/profile"] as const),
    ),
  });
  const news = createRoute({
    getParentRoute: () => parent,
    path: "/profile/news",
    component: page(
      () => import("../pages/OwnDataRoutes.tsx"),
      "NewsRoute",
      ...(["privacy/own-data", "accounts/profile"] as const),
    ),
  });
  const leave = createRoute({
    getParentRoute: () => parent,
    path: "/profile/leave",
    component: page(() => import("../../privacy/own-data/LeavePage.tsx"), "LeavePage", "privacy/own-data"),
  });
  return [data, news, leave] as const;
}

/** What somebody sees who has just left; no login. */
export const goodbyeRoute = (parent: AnyRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: "/goodbye",
    component: page(
      () => import("../../privacy/own-data/GoodbyePage.tsx"),
      "GoodbyePage",
      "privacy/own-data",
    ),
  });
