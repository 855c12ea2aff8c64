import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { listCodeBatches } from "@trilha/contract/loyalty/rewards/code-endpoints.ts";
import { listRewards, readReward } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import {
  readCategoryLimits,
  readRewardSettings,
  readShelves,
} from "@trilha/contract/loyalty/rewards/shelf-endpoints.ts";
import { call } from "../../../api/call.ts";

export type RewardItem = Answer<typeof listRewards>["items"][number];
export type Reward = Answer<typeof readReward>;
export type RewardFilters = Omit<Request<typeof listRewards>["query"], "cursor" | "limit">;
export type Shelves = Answer<typeof readShelves>;
export type CategoryLimits = Answer<typeof readCategoryLimits>;
export type RewardSettings = Answer<typeof readRewardSettings>;

const PAGE = 50;

export const rewardsQuery = (filters: RewardFilters) =>
  infiniteQueryOptions({
    queryKey: ["reward-office", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listRewards, { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const rewardQuery = (id: string) =>
  queryOptions({
    queryKey: ["reward-office", "one", id],
    queryFn: ({ signal }) => call(readReward, { params: { id } }, { signal }),
  });

export const shelvesQuery = queryOptions({
  queryKey: ["reward-office", "shelves"],
  queryFn: ({ signal }) => call(readShelves, {}, { signal }),
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

/** What a change of the store's items, shelves or stock makes old. */
export const STALE = ["reward-office", "stock", "rewards", "audit"] as const;

export function useRewardsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of STALE) void queries.invalidateQueries({ queryKey: [key] });
  };
}
