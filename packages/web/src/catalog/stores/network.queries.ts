import { queryOptions, useQueryClient } from "@tanstack/react-query";
import {
  exportStores,
  listBrands,
  listChains,
  listNetworkStores,
  listStoreGroups,
  readStore,
  readStoreGroup,
} from "@trilha/contract/catalog/products/network-endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { readNetwork, readReference } from "@trilha/contract/tenants/clients/endpoints.ts";
import { call } from "../../api/call.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { country, id, oneOf, search } from "../../core/lists/read-filters.ts";

export type Store = Answer<typeof readStore>;
export type Chain = Answer<typeof listChains>["items"][number];
export type BrandItem = Answer<typeof listBrands>["items"][number];
export type StoreGroup = Answer<typeof readStoreGroup>;

const ACTIVITIES = ["active", "off"] as const;

export const storeList = defineList({
  queryKey: ["stores", "office"],
  endpoint: listNetworkStores,
  filters: { search, country, activity: oneOf(ACTIVITIES), chainId: id, groupId: id },
});

export const storeQuery = (id: string) =>
  queryOptions({
    queryKey: ["stores", "one", id],
    queryFn: ({ signal }) => call(readStore, { params: { id } }, { signal }),
  });

export const chainList = defineList({
  queryKey: ["chains"],
  endpoint: listChains,
  filters: { search, country, activity: oneOf(ACTIVITIES) },
});

export const brandList = defineList({
  queryKey: ["brands"],
  endpoint: listBrands,
  filters: { search, activity: oneOf(ACTIVITIES) },
});

export const groupList = defineList({
  queryKey: ["store-groups", "list"],
  endpoint: listStoreGroups,
  filters: { search },
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
    for (const key of ["stores", "chains", "brands", "store-groups", "network", "audit"] as const)
      void queries.invalidateQueries({ queryKey: [key] });
  };
}
