import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listStatement } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { call } from "../../api/call.ts";

export type StatementLine = Answer<typeof listStatement>["items"][number];
export type StatementKind = "earned" | "spent" | "taken_back";
export type StatementFilter = { campaignId?: string; kind?: StatementKind };

/** My statement, newest first; the first page is kept for days without a network. */
export const statementQuery = (filter: StatementFilter) =>
  infiniteQueryOptions({
    queryKey: ["points", "statement", filter],
    queryFn: ({ pageParam, signal }) =>
      call(listStatement, { query: { ...filter, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { keep: true },
  });
