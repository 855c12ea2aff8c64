import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";

/** The ranking (spec §loyalty#leaderboard). */
export function rankingRoutes<Parent extends AnyRoute>(parent: Parent) {
  const ranking = createRoute({
    getParentRoute: () => parent,
    path: "/ranking",
    validateSearch: texts,
    component: page(
      () => import("../../loyalty/leaderboards/RankingPage.tsx"),
      "RankingPage",
      "loyalty/leaderboards",
      "loyalty/earning",
    ),
  });
  return [ranking] as const;
}
