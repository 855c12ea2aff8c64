import { IconGift } from "@tabler/icons-react";
import { listCodeBatches } from "@trilha/contract/loyalty/rewards/code-endpoints.ts";
import { listStore, readStoreItem, readStoreSections } from "@trilha/contract/loyalty/rewards/endpoints.ts";
import {
  createReward,
  importRewards,
  listRewards,
  readReward,
} from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import { readSections } from "@trilha/contract/loyalty/rewards/section-endpoints.ts";
import { listStock } from "@trilha/contract/loyalty/rewards/stock-endpoints.ts";
import { queryClient } from "../../api/query-client.ts";
import { officePage, personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

/** Fetched with the page, not with the app. */
const queries = () => import("./store.queries.ts");

export const pages = [
  personPage({
    path: "/reward-store",
    load: () => import("./StorePage.tsx"),
    view: "StorePage",
    texts: ["loyalty/rewards", "loyalty/redemption", "loyalty/earning", "members/eligibility"],
    search: textsOfSearch,
    endpoints: [listStore, readStoreSections],
    prefetch: async ({ search }) => {
      const [{ sectionsQuery, storeList }, { nearestWishQuery, pointsQuery }] = await Promise.all([
        queries(),
        import("../earning/earning.queries.ts"),
      ]);
      return Promise.all([
        queryClient.prefetchInfiniteQuery(storeList.query(storeList.read(search))),
        queryClient.prefetchQuery(sectionsQuery),
        queryClient.prefetchQuery(pointsQuery),
        queryClient.prefetchQuery(nearestWishQuery),
      ]);
    },
    place: {
      id: "reward-store",
      label: "rewards",
      icon: IconGift,
      group: "programme",
      position: 9,
      item: "reward-store",
      tab: "rewards",
    },
  }),
  personPage({
    path: "/reward-store/details/$rewardId",
    load: () => import("./item/ItemPage.tsx"),
    view: "ItemPage",
    texts: ["loyalty/rewards", "loyalty/redemption", "members/eligibility"],
    search: textsOfSearch,
    endpoints: [readStoreItem],
  }),
  officePage({
    path: "/admin/rewards",
    load: () => import("./office/list/RewardsPage.tsx"),
    view: "RewardsPage",
    texts: ["loyalty/rewards/office", "core/exports"],
    search: textsOfSearch,
    endpoints: [listRewards],
    place: { id: "office-rewards", label: "officeRewards", icon: IconGift, group: "rewards", position: 2 },
  }),
  officePage({
    path: "/admin/rewards/new",
    load: () => import("./office/item/RewardPage.tsx"),
    view: "NewRewardPage",
    texts: ["loyalty/rewards/office", "members/eligibility"],
    endpoints: [createReward],
  }),
  officePage({
    path: "/admin/rewards/import",
    load: () => import("./office/import/ImportPage.tsx"),
    view: "ImportPage",
    texts: ["loyalty/rewards/office", "core/imports"],
    endpoints: [importRewards],
  }),
  officePage({
    path: "/admin/rewards/sections",
    load: () => import("./office/sections/SectionsPage.tsx"),
    view: "SectionsPage",
    texts: ["loyalty/rewards/office"],
    endpoints: [readSections],
  }),
  officePage({
    path: "/admin/rewards/stock",
    load: () => import("./office/stock/StockPage.tsx"),
    view: "StockPage",
    texts: ["loyalty/rewards/office", "core/exports"],
    search: textsOfSearch,
    endpoints: [listStock],
  }),
  officePage({
    path: "/admin/rewards/$rewardId",
    assembled: "RewardRoute",
    texts: ["loyalty/rewards/office", "members/eligibility", "insight/audit-trail", "tenants/clients"],
    endpoints: [readReward],
  }),
  officePage({
    path: "/admin/rewards/$rewardId/codes",
    load: () => import("./office/codes/CodesPage.tsx"),
    view: "CodesPage",
    texts: ["loyalty/rewards/office", "core/imports"],
    endpoints: [listCodeBatches],
  }),
] as const;
