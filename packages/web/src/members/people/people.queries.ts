import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ageBands } from "@trilha/contract/accounts/identity/age-bands.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listPeople, readPerson } from "@trilha/contract/members/people/endpoints.ts";
import { listInvitations, withdrawInvitation } from "@trilha/contract/members/people/invitations.ts";
import { membershipTransitions } from "@trilha/contract/members/people/states.ts";
import { jobProfiles, roles } from "@trilha/contract/permissions.ts";
import { listStores, readNetwork } from "@trilha/contract/tenants/clients/endpoints.ts";
import { call } from "../../api/call.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { country, id, oneOf, search } from "../../core/lists/read-filters.ts";

export type PersonItem = Answer<typeof listPeople>["items"][number];
export type Person = Answer<typeof readPerson>;
export type Network = Answer<typeof readNetwork>;
export type StoreChoice = Answer<typeof listStores>["items"][number];

export const STATUSES = Object.keys(membershipTransitions) as (keyof typeof membershipTransitions)[];

export const personList = defineList({
  queryKey: ["people", "list"],
  endpoint: listPeople,
  filters: {
    search,
    status: oneOf(STATUSES),
    role: oneOf(roles),
    jobProfile: oneOf(jobProfiles),
    country,
    entered: oneOf(["never"]),
    groupId: id,
    ageBand: oneOf(ageBands),
  },
});

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ["people", "one", id],
    queryFn: ({ signal }) => call(readPerson, { params: { id } }, { signal }),
  });

export const invitationList = defineList({ queryKey: ["people", "invited"], endpoint: listInvitations });

export function useWithdrawInvitation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(withdrawInvitation, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["people", "invited"] }),
  });
}

/** Network a person can belong to; changes seldom. */
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
