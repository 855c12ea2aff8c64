import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

/** Approval of levels (spec §states#level). */
export function levelReviewRoutes(parent: typeof office) {
  const getParentRoute = () => parent;
  const rooms = ["loyalty/tiers/office", "loyalty/earning", "loyalty/claims/audit"] as const;

  const reviews = createRoute({
    getParentRoute,
    path: "/levels",
    validateSearch: texts,
    component: guarded(
      "levels.read",
      page(
        () => import("../../loyalty/tiers/office/ReviewsPage.tsx"),
        "ReviewsPage",
        ...rooms,
        "core/exports",
      ),
    ),
  });
  const falls = createRoute({
    getParentRoute,
    path: "/levels/falls/$campaignId",
    validateSearch: texts,
    component: guarded(
      "levels.read",
      page(() => import("../../loyalty/tiers/office/FallsPage.tsx"), "FallsPage", ...rooms),
    ),
  });
  const review = createRoute({
    getParentRoute,
    path: "/levels/$reviewId",
    component: guarded(
      "levels.read",
      page(() => import("../../loyalty/tiers/office/ReviewPage.tsx"), "ReviewPage", ...rooms),
    ),
  });

  return [reviews, falls, review] as const;
}
