import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listPartners, listUses, readPartner } from "@trilha/contract/partners/api-keys/endpoints.ts";
import type { UseOutcome } from "@trilha/contract/partners/api-keys/shapes.ts";
import { call } from "../../api/call.ts";
import { pagedQuery } from "../../api/paged-query.ts";
import { defineList } from "../../core/lists/define-list.ts";

export type Partner = Answer<typeof readPartner>;
export type Key = Partner["keys"][number];
export type Use = Answer<typeof listUses>["items"][number];

export const partnerList = defineList({ queryKey: ["partners", "list"], endpoint: listPartners });

export const partnerQuery = (id: string) =>
  queryOptions({
    queryKey: ["partners", "one", id],
    queryFn: ({ signal }) => call(readPartner, { params: { id } }, { signal }),
  });

export const usesQuery = (id: string, outcome: UseOutcome | undefined) =>
  pagedQuery({
    queryKey: ["partners", "uses", id, outcome ?? ""],
    endpoint: listUses,
    params: { id },
    query: { outcome },
    limit: 20,
  });

/** Queries that a change of a partner or its keys makes old. */
export function usePartnersChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["partners", "audit"] as const) void queries.invalidateQueries({ queryKey: [key] });
  };
}
