import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import {
  listAwardBatches,
  listAwardCampaigns,
  listAwardLines,
  readAwardBatch,
  searchAwardPeople,
} from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { awardKinds, awardStates } from "@trilha/contract/loyalty/adjustments/states.ts";
import { listStores } from "@trilha/contract/tenants/clients/endpoints.ts";
import { call } from "../../api/call.ts";
import { pagedQuery } from "../../api/paged-query.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { id, oneOf, search } from "../../core/lists/read-filters.ts";

export type BatchItem = Answer<typeof listAwardBatches>["items"][number];
export type Batch = Answer<typeof readAwardBatch>;
export type Line = Answer<typeof listAwardLines>["items"][number];
export type AwardCampaign = Answer<typeof listAwardCampaigns>["items"][number];
export type AwardPerson = Answer<typeof searchAwardPeople>["items"][number];
export type AwardStore = Answer<typeof listStores>["items"][number];

/** How often a batch that is being posted is looked at. */
const WATCH_MS = 2_000;

export const batchList = defineList({
  queryKey: ["awards", "list"],
  endpoint: listAwardBatches,
  filters: { search, state: oneOf(awardStates), kind: oneOf(awardKinds), campaignId: id },
});

/** Whether awards of an approved batch are still on their way to the books. */
export const isPosting = ({ state, posted, awards }: Pick<BatchItem, "state" | "posted" | "awards">) =>
  state === "approved" && posted < awards;

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ["awards", "one", id],
    queryFn: ({ signal }) => call(readAwardBatch, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isPosting(state.data) ? WATCH_MS : false),
  });

export const linesQuery = (id: string) =>
  pagedQuery({
    queryKey: ["awards", "lines", id],
    endpoint: listAwardLines,
    params: { id },
    keepRows: false,
  });

export const campaignsQuery = queryOptions({
  queryKey: ["awards", "campaigns"],
  queryFn: ({ signal }) => call(listAwardCampaigns, {}, { signal }),
  staleTime: 60_000,
});

/** People of a campaign, found by name. */
export const peopleQuery = (campaignId: string, search: string) =>
  queryOptions({
    queryKey: ["awards", "people", campaignId, search],
    queryFn: ({ signal }) =>
      call(searchAwardPeople, { query: { campaignId, search: search || undefined, limit: 30 } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** People of a campaign in one store. */
export const storePeopleQuery = (campaignId: string, storeId: string) =>
  queryOptions({
    queryKey: ["awards", "people", campaignId, "store", storeId],
    queryFn: ({ signal }) =>
      call(searchAwardPeople, { query: { campaignId, storeId, limit: 100 } }, { signal }),
    staleTime: 30_000,
  });

export const storesQuery = (search: string) =>
  queryOptions({
    queryKey: ["stores", search, ""],
    queryFn: ({ signal }) =>
      call(listStores, { query: { search: search || undefined, limit: 30 } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** Queries that a proposal or a decision makes old. */
export function useAwardsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["awards", "audit", "points"] as const)
      void queries.invalidateQueries({ queryKey: [key] });
  };
}
