import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { listPeople, readPerson } from "@trilha/contract/members/people/endpoints.ts";
import { listInvitations, withdrawInvitation } from "@trilha/contract/members/people/invitations.ts";
import { listStores, readNetwork } from "@trilha/contract/tenants/clients/endpoints.ts";
import { call } from "../../api/call.ts";

export type PersonItem = Answer<typeof listPeople>["items"][number];
export type Person = Answer<typeof readPerson>;
export type Network = Answer<typeof readNetwork>;
export type StoreChoice = Answer<typeof listStores>["items"][number];
export type PeopleFilters = Omit<Request<typeof listPeople>["query"], "cursor" | "limit">;

const PAGE = 50;

export const peopleQuery = (filters: PeopleFilters) =>
  infiniteQueryOptions({
    queryKey: ["people", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listPeople, { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // While the next letter is looked up, what was found for the last one stays.
    placeholderData: keepPreviousData,
  });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ["people", "one", id],
    queryFn: ({ signal }) => call(readPerson, { params: { id } }, { signal }),
  });

export const invitationsQuery = infiniteQueryOptions({
  queryKey: ["people", "invited"],
  queryFn: ({ pageParam, signal }) =>
    call(listInvitations, { query: { cursor: pageParam || undefined, limit: PAGE } }, { signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
});

export function useWithdrawInvitation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(withdrawInvitation, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
}

/** What a person can belong to; changes seldom. */
export const networkQuery = queryOptions({
  queryKey: ["network"],
  queryFn: ({ signal }) => call(readNetwork, {}, { signal }),
  staleTime: 5 * 60_000,
});

export const storesQuery = (search: string, retailerId: string | undefined) =>
  queryOptions({
    queryKey: ["stores", search, retailerId ?? ""],
    queryFn: ({ signal }) =>
      call(
        listStores,
        { query: { search: search || undefined, retailerId: retailerId || undefined, limit: 30 } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
