import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import {
  listGroupMembers,
  listPeopleGroups,
  readPeopleGroup,
} from "@trilha/contract/members/groups/endpoints.ts";
import { call } from "../../api/call.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { search } from "../../core/lists/read-filters.ts";

export type GroupMember = Answer<typeof listGroupMembers>["items"][number];

export const groupList = defineList({
  queryKey: ["groups", "list"],
  endpoint: listPeopleGroups,
  filters: { search },
});

export const groupQuery = (id: string) =>
  queryOptions({
    queryKey: ["groups", "one", id],
    queryFn: ({ signal }) => call(readPeopleGroup, { params: { id } }, { signal }),
  });

export const memberList = defineList({
  queryKey: ["groups", "members"],
  endpoint: listGroupMembers,
  filters: { search },
});

/** Queries that a change of a group, or of its people, makes old. */
export function useGroupsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["groups", "audit"] as const) void queries.invalidateQueries({ queryKey: [key] });
  };
}
