import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listPartners, listUses, readPartner } from "@trilha/contract/partners/api-keys/endpoints.ts";
import type { UseOutcome } from "@trilha/contract/partners/api-keys/shapes.ts";
import { call } from "../../api/call.ts";

export type Partner = Answer<typeof readPartner>;
export type Key = Partner["keys"][number];
export type Use = Answer<typeof listUses>["items"][number];

const PAGE = 50;

export const partnersQuery = infiniteQueryOptions({
  queryKey: ["partners", "list"],
  queryFn: ({ pageParam, signal }) =>
    call(listPartners, { query: { cursor: pageParam || undefined, limit: PAGE } }, { signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
});

export const partnerQuery = (id: string) =>
  queryOptions({
    queryKey: ["partners", "one", id],
    queryFn: ({ signal }) => call(readPartner, { params: { id } }, { signal }),
  });

export const usesQuery = (id: string, outcome: UseOutcome | undefined) =>
  infiniteQueryOptions({
    queryKey: ["partners", "uses", id, outcome ?? ""],
    queryFn: ({ pageParam, signal }) =>
      call(
        listUses,
        { params: { id }, query: { outcome, cursor: pageParam || undefined, limit: 20 } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** What a change of a partner or its keys makes old. */
export function usePartnersChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["partners", "audit"] as const) void queries.invalidateQueries({ queryKey: [key] });
  };
}
