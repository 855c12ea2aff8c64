import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { listOfficeCampaigns } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { listOrders, readOrder } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { readSections } from "@trilha/contract/loyalty/rewards/section-endpoints.ts";
import { call } from "../../../api/call.ts";
import { defineList } from "../../../core/lists/define-list.ts";
import { country, id, search } from "../../../core/lists/read-filters.ts";

export type OfficeOrderItem = Answer<typeof listOrders>["items"][number];
export type OfficeOrder = Answer<typeof readOrder>;
export type OrderFilters = Omit<Request<typeof listOrders>["query"], "cursor" | "limit">;

export const orderList = defineList({
  queryKey: ["order-office", "list"],
  endpoint: listOrders,
  filters: { search, country, campaignId: id, categoryId: id, rewardId: id },
  // New orders come in by themselves: a rush of them must not call every open page each time.
  refetchInterval: 20_000,
});

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["order-office", "one", id],
    queryFn: ({ signal }) => call(readOrder, { params: { id } }, { signal }),
  });

/** The campaigns whose points orders were paid with, the newest first. */
export const campaignsQuery = queryOptions({
  queryKey: ["programme", "choice"],
  queryFn: ({ signal }) => call(listOfficeCampaigns, { query: { limit: 50 } }, { signal }),
  staleTime: 60_000,
});

export const sectionsQuery = queryOptions({
  queryKey: ["reward-office", "sections"],
  queryFn: ({ signal }) => call(readSections, {}, { signal }),
  staleTime: 30_000,
});

/** Queries that an act on orders makes old: orders themselves, stock, points, and the trail. */
export const STALE = ["order-office", "orders", "stock", "points", "home", "audit"] as const;

export function useOrdersChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of STALE) void queries.invalidateQueries({ queryKey: [key] });
  };
}
