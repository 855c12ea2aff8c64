import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { searchProducts } from "@trilha/contract/catalog/products/endpoints.ts";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { readFile } from "@trilha/contract/core/files/endpoints.ts";
import {
  appealSale,
  findSentSale,
  listSales,
  readCounters,
  readSale,
  reportSale,
  resubmitSale,
  sendSalePicture,
  withdrawSale,
} from "@trilha/contract/loyalty/claims/endpoints.ts";
import { reportedStates } from "@trilha/contract/loyalty/claims/states.ts";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { defineList } from "../../../core/lists/define-list.ts";
import { id, named, oneOf } from "../../../core/lists/read-filters.ts";

export type Claim = Answer<typeof readSale>;
export type ClaimItem = Answer<typeof listSales>["items"][number];
export type ReportBody = Request<typeof reportSale>["body"];
type ProductMatches = Answer<typeof searchProducts>;
export type ProductChoice = ProductMatches["items"][number];
export type ProductSearch = Request<typeof searchProducts>["query"];

/** Products for a line; what I sell most and what is new without a wish, kept for a shop without a network. */
export const productsQuery = (narrowing: ProductSearch) =>
  queryOptions({
    queryKey: ["catalogue", "search", narrowing],
    queryFn: ({ signal }) => call(searchProducts, { query: narrowing }, { signal }),
    staleTime: 5 * 60_000,
    placeholderData: (before) => before,
    meta: { keep: Object.keys(narrowing).length === 0 },
  });

/** How far each limit is used on that day in that store. */
const countersQuery = (campaignId: string, storeId: string, saleDate: string) =>
  queryOptions({
    queryKey: ["sales", "counters", campaignId, storeId, saleDate],
    queryFn: ({ signal }) => call(readCounters, { query: { campaignId, storeId, saleDate } }, { signal }),
    enabled: storeId !== "" && saleDate !== "",
  });

/** My sale that this invoice was sent with already; asked once the number is complete. */
export const sentSaleQuery = (invoice: Request<typeof findSentSale>["query"], complete: boolean) =>
  queryOptions({
    queryKey: ["sales", "sent", invoice],
    queryFn: ({ signal }) => call(findSentSale, { query: invoice }, { signal }),
    enabled: complete && invoice.invoiceNumber !== "" && invoice.storeId !== "" && invoice.saleDate !== "",
    retry: false,
  });

/** My reported sales, newest first; the first page is kept for days without a network. */
export const saleList = defineList({
  queryKey: ["sales", "list"],
  endpoint: listSales,
  filters: { campaignId: named("campaign", id), state: oneOf(reportedStates) },
  limit: 20,
  keepOffline: true,
});

/** One of my sales. */
export const saleQuery = (id: string) =>
  queryOptions({
    queryKey: ["sales", "one", id],
    queryFn: ({ signal }) => call(readSale, { params: { id } }, { signal }),
    meta: { keep: true },
  });

/** Queries of points and sales are read again; the sale itself is known already. */
function useTold() {
  const queries = useQueryClient();
  return async (claim: Claim) => {
    queries.setQueryData(saleQuery(claim.id).queryKey, claim);
    await Promise.all(
      (
        [
          ["sales", "list"],
          ["sales", "sent"],
          ["sales", "counters"],
          ["points"],
          ["levels"],
          ["campaigns", "current"],
          ["home"],
        ] as const
      ).map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
}

export type Sending = { readonly body: ReportBody; readonly key: string };

/** Sends a sale, or an earlier one once more. The key makes a repeat harmless. */
export function useSendSale(again: Pick<Claim, "id" | "version"> | undefined) {
  const refreshSales = useTold();
  return useMutation({
    mutationFn: ({ body, key }: Sending) => {
      if (!again) return call(reportSale, { body }, { key });
      const { campaignId: _, ...rest } = body;
      const { id, version } = again;
      return call(resubmitSale, { params: { id }, body: { version, ...rest } }, { key });
    },
    onSuccess: (claim) => {
      void refreshSales(claim);
    },
  });
}

export function useAppealSale({ id, version }: Pick<Claim, "id" | "version">) {
  const refreshSales = useTold();
  return useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      call(appealSale, { params: { id }, body: { version, text } }, { key }),
    onSuccess: refreshSales,
  });
}

/** Sends another picture that the audit asked for; the same file keeps its key. */
export function useSendSalePicture({ id, version }: Pick<Claim, "id" | "version">) {
  const keys = useSubmissionKeys();
  const refreshSales = useTold();
  return useMutation({
    mutationFn: (fileId: string) => {
      const body = { version, fileId };
      return call(sendSalePicture, { params: { id }, body }, { key: keys.of(body) });
    },
    onSuccess: (claim) => {
      keys.done();
      void refreshSales(claim);
    },
  });
}

export function useWithdrawSale({ id, version }: Pick<Claim, "id" | "version">) {
  const refreshSales = useTold();
  return useMutation({
    mutationFn: () => call(withdrawSale, { params: { id }, body: { version } }),
    onSuccess: refreshSales,
  });
}

export const useCounters = (campaignId: string, storeId: string, saleDate: string) =>
  useQuery(countersQuery(campaignId, storeId, saleDate)).data;

/** One of my files with addresses that work now. */
export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: ["files", id],
    queryFn: ({ signal }) => call(readFile, { params: { id } }, { signal }),
    staleTime: 10 * 60_000,
    retry: false,
  });
