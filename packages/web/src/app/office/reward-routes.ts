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
        "reward-office",
        "exports",
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
        "reward-office",
        "gates",
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
        "reward-office",
        "imports",
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
        "reward-office",
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
        "reward-office",
        "exports",
      ),
    ),
  });
  const reward = createRoute({
    getParentRoute,
    path: "/rewards/$rewardId",
    component: guarded(
      "rewards.read",
      page(() => import("./RewardRoute.tsx"), "RewardRoute", "reward-office", "gates", "audit", "clients"),
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
        "reward-office",
        "imports",
      ),
    ),
  });

  return [rewards, newReward, importRewards, shelves, stock, reward, codes] as const;
}
