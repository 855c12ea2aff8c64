import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { stockMoveKinds } from "@trilha/contract/loyalty/rewards/states.ts";
import {
  listStock,
  listStockCorrections,
  listStockMoves,
} from "@trilha/contract/loyalty/rewards/stock-endpoints.ts";
import { pagedQuery } from "../../../../api/paged-query.ts";
import { defineList } from "../../../../core/lists/define-list.ts";
import { country, oneOf, readFilters, search, where } from "../../../../core/lists/read-filters.ts";
import type { FilterValues } from "../../../../ui/list/filters.ts";

export type StockLevel = Answer<typeof listStock>["items"][number];
export type StockMove = Answer<typeof listStockMoves>["items"][number];
export type Correction = Answer<typeof listStockCorrections>["items"][number];
export type MoveFilters = Omit<Request<typeof listStockMoves>["query"], "cursor" | "limit">;

export const stockList = defineList({
  queryKey: ["stock", "list"],
  endpoint: listStock,
  filters: { search, country, soldOut: where("stock", { none: "true" }) },
});

export const movesQuery = (query: MoveFilters, limit?: number) =>
  pagedQuery({
    queryKey: ["stock", "moves", query, limit],
    endpoint: listStockMoves,
    query,
    ...(limit && { limit }),
  });

export const correctionsQuery = (state: "proposed" | undefined) =>
  pagedQuery({
    queryKey: ["stock", "corrections", state ?? ""],
    endpoint: listStockCorrections,
    query: { state },
    keepRows: false,
  });

/** Filters of the moves, as the address says them. */
export const moveFiltersOf = (values: FilterValues): MoveFilters =>
  readFilters<MoveFilters>({ country, kind: oneOf(stockMoveKinds) }, values);
