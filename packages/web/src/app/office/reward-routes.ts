import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

/** Rewards, stock and codes. */
export function rewardRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const rewards = createRoute({
    getParentRoute,
    path: "/rewards",
    validateSearch: texts,
    component: guarded(
      "rewards.read",
      page(
        () => import("../../loyalty/rewards/office/list/RewardsPage.tsx"),
        "RewardsPage",
        "loyalty/rewards/office",
        "core/exports",
      ),
    ),
  });
  const newReward = createRoute({
    getParentRoute,
    path: "/rewards/new",
    component: guarded(
      "rewards.edit",
      page(
        () => import("../../loyalty/rewards/office/item/RewardPage.tsx"),
        "NewRewardPage",
        "loyalty/rewards/office",
        "members/eligibility",
      ),
    ),
  });
  const importRewards = createRoute({
    getParentRoute,
    path: "/rewards/import",
    component: guarded(
      "rewards.edit",
      page(
        () => import("../../loyalty/rewards/office/import/ImportPage.tsx"),
        "ImportPage",
        "loyalty/rewards/office",
        "core/imports",
      ),
    ),
  });
  const shelves = createRoute({
    getParentRoute,
    path: "/rewards/shelves",
    component: guarded(
      "rewards.read",
      page(
        () => import("../../loyalty/rewards/office/shelves/ShelvesPage.tsx"),
        "ShelvesPage",
        "loyalty/rewards/office",
      ),
    ),
  });
  const stock = createRoute({
    getParentRoute,
    path: "/rewards/stock",
    validateSearch: texts,
    component: guarded(
      "rewards.read",
      page(
        () => import("../../loyalty/rewards/office/stock/StockPage.tsx"),
        "StockPage",
        "loyalty/rewards/office",
        "core/exports",
      ),
    ),
  });
  const reward = createRoute({
    getParentRoute,
    path: "/rewards/$rewardId",
    component: guarded(
      "rewards.read",
      page(
        () => import("./RewardRoute.tsx"),
        "RewardRoute",
        "loyalty/rewards/office",
        "members/eligibility",
        "insight/audit-trail",
        "tenants/clients",
      ),
    ),
  });
  const codes = createRoute({
    getParentRoute,
    path: "/rewards/$rewardId/codes",
    component: guarded(
      "rewards.read",
      page(
        () => import("../../loyalty/rewards/office/codes/CodesPage.tsx"),
        "CodesPage",
        "loyalty/rewards/office",
        "core/imports",
      ),
    ),
  });

  return [rewards, newReward, importRewards, shelves, stock, reward, codes] as const;
}
