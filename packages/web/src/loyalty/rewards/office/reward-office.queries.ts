import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listCodeBatches } from "@trilha/contract/loyalty/rewards/code-endpoints.ts";
import { listRewards, readReward } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import {
  readCategoryLimits,
  readRewardSettings,
  readSections,
} from "@trilha/contract/loyalty/rewards/section-endpoints.ts";
import { deliveries, rewardStates } from "@trilha/contract/loyalty/rewards/states.ts";
import { call } from "../../../api/call.ts";
import { defineList } from "../../../core/lists/define-list.ts";
import { country, id, oneOf, search, where } from "../../../core/lists/read-filters.ts";

export type RewardItem = Answer<typeof listRewards>["items"][number];
export type Reward = Answer<typeof readReward>;
export type Sections = Answer<typeof readSections>;
export type CategoryLimits = Answer<typeof readCategoryLimits>;
export type RewardSettings = Answer<typeof readRewardSettings>;

export const rewardList = defineList({
  queryKey: ["reward-office", "list"],
  endpoint: listRewards,
  filters: {
    search,
    state: oneOf(rewardStates),
    departmentId: id,
    categoryId: id,
    country,
    delivery: oneOf(deliveries),
    soldOut: where("stock", { none: "true" }),
  },
});

export const rewardQuery = (id: string) =>
  queryOptions({
    queryKey: ["reward-office", "one", id],
    queryFn: ({ signal }) => call(readReward, { params: { id } }, { signal }),
  });

export const sectionsQuery = queryOptions({
  queryKey: ["reward-office", "sections"],
  queryFn: ({ signal }) => call(readSections, {}, { signal }),
  staleTime: 30_000,
});

export const categoryLimitsQuery = queryOptions({
  queryKey: ["reward-office", "limits"],
  queryFn: ({ signal }) => call(readCategoryLimits, {}, { signal }),
});

export const settingsQuery = queryOptions({
  queryKey: ["reward-office", "settings"],
  queryFn: ({ signal }) => call(readRewardSettings, {}, { signal }),
});

export const codeBatchesQuery = (id: string) =>
  queryOptions({
    queryKey: ["reward-office", "codes", id],
    queryFn: ({ signal }) => call(listCodeBatches, { params: { id } }, { signal }),
  });

/** Queries that a change of the store's items, sections or stock makes old. */
export const STALE = ["reward-office", "stock", "rewards", "audit"] as const;

export function useRewardsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of STALE) void queries.invalidateQueries({ queryKey: [key] });
  };
}
