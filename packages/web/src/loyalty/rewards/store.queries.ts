import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import {
  listStore,
  readStoreItem,
  readStoreSections,
  unwishReward,
  wishReward,
} from "@trilha/contract/loyalty/rewards/endpoints.ts";
import { call } from "../../api/call.ts";
import { changeItem } from "../../api/change-item.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { storeFilters } from "./store-filters.ts";

export type StorePageAnswer = Answer<typeof listStore>;
export type StoreCard = StorePageAnswer["items"][number];
export type ShopperStatus = StorePageAnswer["me"];
export type StoreItemDetail = Answer<typeof readStoreItem>;

/** Fills whole rows of two, three and four. */
const PAGE = 24;

/** Offers of the store for me; the pages seen are kept for days without a network. */
export const storeList = defineList({
  queryKey: ["rewards", "store"],
  endpoint: listStore,
  filters: storeFilters,
  limit: PAGE,
  keepOffline: true,
});

/** Departments and their categories with something to see. */
export const sectionsQuery = queryOptions({
  queryKey: ["rewards", "sections"],
  queryFn: ({ signal }) => call(readStoreSections, {}, { signal }),
  staleTime: 5 * 60_000,
  meta: { keep: true },
});

/** One item of the store, with what it means for me. */
export const itemQuery = (id: string, campaignId: string | undefined) =>
  queryOptions({
    queryKey: ["rewards", "item", id, campaignId ?? null],
    queryFn: ({ signal }) =>
      call(readStoreItem, { params: { id }, query: campaignId ? { campaignId } : {} }, { signal }),
    meta: { keep: true },
  });

/** Puts an item on my wish list or takes it off; every list shows it at once, and takes it back if it fails. */
export function useWish(id: string) {
  const queries = useQueryClient();
  const show = (wished: boolean) =>
    changeItem<StoreItemDetail>(
      queries,
      { id, list: ["rewards", "store"], one: ["rewards", "item", id] },
      { wished },
    );
  return useMutation({
    mutationFn: (wished: boolean) => call(wished ? wishReward : unwishReward, { params: { id } }),
    onMutate: show,
    onError: (_, wished) => show(!wished),
    // The list of wishes has one more or one less now; it is read anew when it is looked at.
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ["rewards", "store"], refetchType: "none" }),
        queries.invalidateQueries({ queryKey: ["rewards", "nearest-wish"] }),
      ]),
  });
}
