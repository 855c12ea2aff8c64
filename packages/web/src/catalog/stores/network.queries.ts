import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import {
  exportStores,
  listChains,
  listNetworkStores,
  listStoreGroups,
  readStore,
  readStoreGroup,
} from "@trilha/contract/catalog/products/network-endpoints.ts";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { readNetwork, readReference } from "@trilha/contract/tenants/clients/endpoints.ts";
import { call } from "../../api/call.ts";

export type Store = Answer<typeof readStore>;
export type Chain = Answer<typeof listChains>["items"][number];
export type Group = Answer<typeof readStoreGroup>;
export type StoreFilters = Omit<Request<typeof listNetworkStores>["query"], "cursor" | "limit">;
export type ChainFilters = Omit<Request<typeof listChains>["query"], "cursor" | "limit">;

const pages = { initialPageParam: "", placeholderData: keepPreviousData };
const nextOf = ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined;
const PAGE = 50;

export const storesQuery = (filters: StoreFilters) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: ["stores", "office", filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        listNetworkStores,
        { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } },
        { signal },
      ),
    getNextPageParam: nextOf,
  });

export const storeQuery = (id: string) =>
  queryOptions({
    queryKey: ["stores", "one", id],
    queryFn: ({ signal }) => call(readStore, { params: { id } }, { signal }),
  });

export const chainsQuery = (filters: ChainFilters) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: ["chains", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listChains, { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    getNextPageParam: nextOf,
  });

export const groupsQuery = (search: string) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: ["store-groups", "list", search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listStoreGroups,
        { query: { search: search || undefined, cursor: pageParam || undefined, limit: PAGE } },
        { signal },
      ),
    getNextPageParam: nextOf,
  });

export const groupQuery = (id: string) =>
  queryOptions({
    queryKey: ["store-groups", "one", id],
    queryFn: ({ signal }) => call(readStoreGroup, { params: { id } }, { signal }),
  });

/** Companies, brands and chains, as people can belong to them. */
export const networkQuery = queryOptions({
  queryKey: ["network"],
  queryFn: ({ signal }) => call(readNetwork, {}, { signal }),
  staleTime: 5 * 60_000,
});

/** Areas of the countries: the same for every client. */
export const referenceQuery = queryOptions({
  queryKey: ["reference"],
  queryFn: ({ signal }) => call(readReference, {}, { signal }),
  staleTime: 60 * 60_000,
});

export const exportFile = () => call(exportStores, {});

/** After a write: whatever shows the network looks again. */
export function useNetworkChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["stores", "chains", "store-groups", "network", "audit"] as const)
      void queries.invalidateQueries({ queryKey: [key] });
  };
}
