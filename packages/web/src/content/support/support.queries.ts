import { queryOptions, useQueryClient } from "@tanstack/react-query";
import {
  listOwnRequests,
  listRequests,
  readOwnRequest,
  readRequest,
} from "@trilha/contract/content/support/endpoints.ts";
import { requestStates, topics } from "@trilha/contract/content/support/kinds.ts";
import type { SupportRequest } from "@trilha/contract/content/support/shapes.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { call } from "../../api/call.ts";
import { pagedQuery } from "../../api/paged-query.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { oneOf, search } from "../../core/lists/read-filters.ts";

export type Listed = Answer<typeof listRequests>["items"][number];

export const requestList = defineList({
  queryKey: ["support", "list"],
  endpoint: listRequests,
  filters: { search, state: oneOf(requestStates), topic: oneOf(topics) },
});

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ["support", "one", id],
    queryFn: ({ signal }) => call(readRequest, { params: { id } }, { signal }),
  });

const ownRoot = ["support", "own"] as const;

export const ownRequestsQuery = pagedQuery({
  queryKey: [...ownRoot, "list"],
  endpoint: listOwnRequests,
  query: {},
  limit: 10,
});

export const ownRequestQuery = (id: string) =>
  queryOptions({
    queryKey: [...ownRoot, "one", id],
    queryFn: ({ signal }) => call(readOwnRequest, { params: { id } }, { signal }),
  });

/** After a message was sent the own list has one more. */
export function useRequestSent() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ownRoot });
}

/** Takes what the server answered and drops what it made old. */
export function useRequestChanged() {
  const queries = useQueryClient();
  return (request: SupportRequest) => {
    queries.setQueryData(requestQuery(request.id).queryKey, request);
    for (const key of [["support", "list"], ["audit"]] as const)
      void queries.invalidateQueries({ queryKey: key });
  };
}
