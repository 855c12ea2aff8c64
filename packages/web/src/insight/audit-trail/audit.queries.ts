import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { listAudit } from "@trilha/contract/insight/audit-trail/endpoints.ts";
import { listPeople } from "@trilha/contract/members/people/endpoints.ts";
import { call } from "../../api/call.ts";

export type AuditTrailEntry = Answer<typeof listAudit>["items"][number];
export type AuditFilters = Omit<Request<typeof listAudit>["query"], "cursor" | "limit">;

const PAGE = 30;

export const auditQuery = (filters: AuditFilters, limit = PAGE) =>
  infiniteQueryOptions({
    queryKey: ["audit", filters, limit],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { query: { ...filters, cursor: pageParam || undefined, limit } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Staff to choose from in the filter: whoever the name fits. */
export const staffQuery = (search: string) =>
  queryOptions({
    queryKey: ["people", "staff", search],
    queryFn: ({ signal }) =>
      call(listPeople, { query: { search: search || undefined, limit: 20 } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
