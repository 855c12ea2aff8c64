import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listDrilled, listDrills, readDrill } from "@trilha/contract/learning/practice/endpoints.ts";
import { drilledStates } from "@trilha/contract/learning/practice/shapes.ts";
import { listBanks, readBankPool } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import { call } from "../../../api/call.ts";
import { defineList } from "../../../core/lists/define-list.ts";
import { oneOf, search } from "../../../core/lists/read-filters.ts";

export type Drill = Answer<typeof readDrill>;

const BANKS = 100;

export const drillList = defineList({
  queryKey: ["drill-office", "list"],
  endpoint: listDrills,
});

export const drillQuery = (id: string) =>
  queryOptions({
    queryKey: ["drill-office", "one", id],
    queryFn: ({ signal }) => call(readDrill, { params: { id } }, { signal }),
  });

export const drilledList = defineList({
  queryKey: ["drill-office", "people"],
  endpoint: listDrilled,
  filters: { search, state: oneOf(drilledStates) },
});

/** Banks a drill can draw from. */
export const banksQuery = queryOptions({
  queryKey: ["questions", "banks", "drills"],
  queryFn: ({ signal }) => call(listBanks, { query: { state: "active", limit: BANKS } }, { signal }),
});

/** The tags of a bank. */
export const poolQuery = (id: string) =>
  queryOptions({
    queryKey: ["questions", "pool", id],
    queryFn: ({ signal }) => call(readBankPool, { params: { id }, query: {} }, { signal }),
  });

/** Queries that a change of a drill makes old, for staff and for whoever does it. */
export function useDrillsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["drill-office", "drills", "session", "audit"] as const)
      void queries.invalidateQueries({ queryKey: [key] });
  };
}
