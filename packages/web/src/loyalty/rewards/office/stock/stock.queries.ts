import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { countries } from "@trilha/contract/core/country.ts";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import {
  listStock,
  listStockCorrections,
  listStockMoves,
} from "@trilha/contract/loyalty/rewards/stock-endpoints.ts";
import { call } from "../../../../api/call.ts";
import type { FilterValues } from "../../../../ui/list/filters.ts";

export type StockRow = Answer<typeof listStock>["items"][number];
export type StockMove = Answer<typeof listStockMoves>["items"][number];
export type Correction = Answer<typeof listStockCorrections>["items"][number];
export type StockFilters = Omit<Request<typeof listStock>["query"], "cursor" | "limit">;
export type MoveFilters = Omit<Request<typeof listStockMoves>["query"], "cursor" | "limit">;

// Written out, not imported: with the contract's list would come the whole schema library.
export const MOVE_KINDS = [
  "receive",
  "reserve",
  "release",
  "ship",
  "return",
  "correct",
] as const satisfies readonly MoveFilters["kind"][];

const PAGE = 50;

export const stockQuery = (filters: StockFilters) =>
  infiniteQueryOptions({
    queryKey: ["stock", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listStock, { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const movesQuery = (filters: MoveFilters, limit = PAGE) =>
  infiniteQueryOptions({
    queryKey: ["stock", "moves", filters, limit],
    queryFn: ({ pageParam, signal }) =>
      call(listStockMoves, { query: { ...filters, cursor: pageParam || undefined, limit } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const correctionsQuery = (state: "proposed" | undefined) =>
  infiniteQueryOptions({
    queryKey: ["stock", "corrections", state ?? ""],
    queryFn: ({ pageParam, signal }) =>
      call(
        listStockCorrections,
        { query: { state, cursor: pageParam || undefined, limit: PAGE } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

const known = <Filters extends object>(filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Filters;

/** The list's query as the address says it. What no list could mean is left out instead of failing. */
export const stockFiltersOf = (values: FilterValues): StockFilters =>
  known<StockFilters>({
    search: values.search?.trim().slice(0, 64) || undefined,
    country: countries.find((one) => one === values.country),
    soldOut: values.stock === "none" ? "true" : undefined,
  });

export const moveFiltersOf = (values: FilterValues): MoveFilters =>
  known<MoveFilters>({
    country: countries.find((one) => one === values.country),
    kind: MOVE_KINDS.find((one) => one === values.kind),
  });
