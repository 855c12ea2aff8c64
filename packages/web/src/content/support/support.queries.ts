import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { listRequests, readRequest } from "@trilha/contract/content/support/endpoints.ts";
import type { RequestState, SupportRequest, Topic } from "@trilha/contract/content/support/shapes.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { call } from "../../api/call.ts";

export type Listed = Answer<typeof listRequests>["items"][number];
type RequestFilters = {
  readonly state?: RequestState | undefined;
  readonly topic?: Topic | undefined;
  readonly search?: string | undefined;
};

const PAGE = 50;

export const requestsQuery = (filters: RequestFilters) =>
  infiniteQueryOptions({
    queryKey: ["support", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listRequests, { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ["support", "one", id],
    queryFn: ({ signal }) => call(readRequest, { params: { id } }, { signal }),
  });

/** Takes what the server answered and drops what it made old. */
export function useRequestChanged() {
  const queries = useQueryClient();
  return (request: SupportRequest) => {
    queries.setQueryData(requestQuery(request.id).queryKey, request);
    for (const key of [["support", "list"], ["audit"]] as const)
      void queries.invalidateQueries({ queryKey: key });
  };
}
