import { queryOptions } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import {
  listCampaigns,
  readEnrolment,
  readPoints,
  readRules,
} from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { listStore } from "@trilha/contract/loyalty/rewards/endpoints.ts";
import { call } from "../../api/call.ts";
import { pagedQuery } from "../../api/paged-query.ts";

export type OwnCampaign = Answer<typeof listCampaigns>["items"][number];
export type Balance = Answer<typeof readPoints>["balances"][number];
export type CampaignEnrolment = Answer<typeof readEnrolment>;
export type RulesInForce = Answer<typeof readRules>;

/** Campaigns of my country that run or come, the running one first; kept for days without a network. */
export const campaignsQuery = queryOptions({
  queryKey: ["campaigns", "current"],
  queryFn: ({ signal }) => call(listCampaigns, { query: { previous: "false" } }, { signal }),
  meta: { keep: true },
});

/** Campaigns that are over, the latest first. */
export const previousCampaignsQuery = pagedQuery({
  queryKey: ["campaigns", "previous"],
  endpoint: listCampaigns,
  query: { previous: "true" },
  limit: 20,
});

/** My points by campaign; the one in front is the running campaign's. */
export const pointsQuery = queryOptions({
  queryKey: ["points", "balances"],
  queryFn: ({ signal }) => call(readPoints, {}, { signal }),
  meta: { keep: true },
});

/** Reward of my wish list that I can have soonest, by the points of the campaign in front. */
export const nearestWishQuery = queryOptions({
  queryKey: ["rewards", "nearest-wish"],
  queryFn: ({ signal }) =>
    call(listStore, { query: { wished: "true", sort: "soonest", limit: 1 } }, { signal }),
  meta: { keep: true },
});

/** Sign-up of the person: the stores of the reports. */
export const enrolmentQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ["campaigns", "enrolment", campaignId],
    queryFn: ({ signal }) => call(readEnrolment, { params: { id: campaignId } }, { signal }),
    meta: { keep: true },
  });

/** The approved rules: the same function the server runs computes with them here. */
export const rulesQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ["campaigns", "rules", campaignId],
    queryFn: ({ signal }) => call(readRules, { params: { id: campaignId } }, { signal }),
    meta: { keep: true },
    staleTime: 5 * 60_000,
  });

/** The campaign that runs now and that I take part in, else the one I could join. */
export const currentCampaign = (items: readonly OwnCampaign[]): OwnCampaign | undefined =>
  items.find(({ state, enrolled }) => state === "running" && enrolled) ??
  items.find(({ state }) => state === "running") ??
  items[0];
