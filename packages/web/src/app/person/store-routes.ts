import { type AnyRoute, createRoute } from "@tanstack/react-router";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";

/** The reward store (spec §routes#screen-reward-store). */
export const storeRoutes = (parent: AnyRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: "/reward-store",
      validateSearch: texts,
      component: page(
        () => import("../../loyalty/rewards/StorePage.tsx"),
        "StorePage",
        "loyalty/rewards",
        "loyalty/redemption",
        "loyalty/earning",
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: "/reward-store/details/$rewardId",
      validateSearch: texts,
      component: page(
        () => import("../../loyalty/rewards/item/ItemPage.tsx"),
        "ItemPage",
        "loyalty/rewards",
        "loyalty/redemption",
      ),
    }),
  ] as const;
