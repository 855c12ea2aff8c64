import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { listDrilled, listDrills, readDrill } from "@trilha/contract/learning/practice/endpoints.ts";
import { listBanks, readBankPool } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import type { Gate } from "@trilha/contract/members/eligibility/gate.ts";
import { readAudience } from "@trilha/contract/members/groups/endpoints.ts";
import { call } from "../../../api/call.ts";

export type Drill = Answer<typeof readDrill>;
export type DrillItem = Answer<typeof listDrills>["items"][number];
export type DrilledPerson = Answer<typeof listDrilled>["items"][number];
type State = DrillItem["state"];
export type PeopleFilters = Omit<Request<typeof listDrilled>["query"], "cursor" | "limit">;

const PAGE = 50;
const BANKS = 100;
const paged = {
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  placeholderData: keepPreviousData,
};

export const drillsQuery = (state: State) =>
  infiniteQueryOptions({
    queryKey: ["drill-office", "list", state],
    queryFn: ({ pageParam, signal }) =>
      call(listDrills, { query: { state, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    ...paged,
  });

export const drillQuery = (id: string) =>
  queryOptions({
    queryKey: ["drill-office", "one", id],
    queryFn: ({ signal }) => call(readDrill, { params: { id } }, { signal }),
  });

export const drilledQuery = (id: string, filters: PeopleFilters) =>
  infiniteQueryOptions({
    queryKey: ["drill-office", "people", id, filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        listDrilled,
        { params: { id }, query: { ...filters, cursor: pageParam || undefined, limit: PAGE } },
        { signal },
      ),
    ...paged,
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

/** How many people a rule is met by now. */
export const audienceQuery = (gate: Gate) =>
  queryOptions({
    queryKey: ["drill-office", "audience", gate],
    queryFn: ({ signal }) => call(readAudience, { body: { gate } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What a change of a drill makes old, for staff and for whoever does it. */
export function useDrillsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["drill-office", "drills", "session", "audit"] as const)
      void queries.invalidateQueries({ queryKey: [key] });
  };
}
