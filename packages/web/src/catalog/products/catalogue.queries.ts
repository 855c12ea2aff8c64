import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  createProduct,
  editProduct,
  exportProducts,
  listProducts,
  readProduct,
  readProductFacets,
  switchProducts,
} from "@trilha/contract/catalog/products/endpoints.ts";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { readNetwork } from "@trilha/contract/tenants/clients/endpoints.ts";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { named, oneOf, text } from "../../core/lists/read-filters.ts";

export type Product = Answer<typeof readProduct>;
export type ProductFields = Request<typeof createProduct>["body"];

export const productList = defineList({
  queryKey: ["products", "list"],
  endpoint: listProducts,
  filters: {
    text: named("search", text()),
    productType: text(),
    brand: text(256),
    processor: text(),
    generation: text(),
    activity: oneOf(["active", "off"]),
  },
});

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ["products", "one", id],
    queryFn: ({ signal }) => call(readProduct, { params: { id } }, { signal }),
  });

/** Words a new product is written with. */
export const facetsQuery = queryOptions({
  queryKey: ["products", "facets"],
  queryFn: ({ signal }) => call(readProductFacets, { query: {} }, { signal }),
  staleTime: 60_000,
});

/** Words the list is narrowed by, those of switched-off products among them. */
export const listFacetsQuery = queryOptions({
  queryKey: ["products", "facets", "all"],
  queryFn: ({ signal }) => call(readProductFacets, { query: { switchedOff: "true" } }, { signal }),
  staleTime: 60_000,
});

/** The client's brands that are in use, among what people belong to. */
export const brandsQuery = queryOptions({
  queryKey: ["network"],
  queryFn: ({ signal }) => call(readNetwork, {}, { signal }),
  select: ({ brands }) => brands.flatMap(({ name, active }) => (active ? [name] : [])),
  staleTime: 5 * 60_000,
});

export const exportFile = () => call(exportProducts, {});

/** Adds a product, or writes over the one of this id and version. */
export function useSaveProduct() {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  return async (body: ProductFields, known?: { id: string; version: number }): Promise<void> => {
    if (known) {
      const { id, version } = known;
      await call(editProduct, { params: { id }, body: { version, ...body } });
    } else await call(createProduct, { body }, { key: keys.of(body) });
    keys.done();
    void queries.invalidateQueries({ queryKey: ["products"] });
    void queries.invalidateQueries({ queryKey: ["audit"] });
  };
}

/** Switches a product off or on again. */
export function useSwitchProduct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, active }: { id: string; active: boolean }) =>
      call(switchProducts, { body: { ids: [id], active } }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["products"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}
