import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import {
  listGroupMembers,
  listPeopleGroups,
  readPeopleGroup,
} from "@trilha/contract/members/groups/endpoints.ts";
import { call } from "../../api/call.ts";

export type Group = Answer<typeof readPeopleGroup>;
export type Member = Answer<typeof listGroupMembers>["items"][number];

const PAGE = 50;

export const groupsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ["groups", "list", search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listPeopleGroups,
        { query: { search: search || undefined, cursor: pageParam || undefined, limit: PAGE } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const groupQuery = (id: string) =>
  queryOptions({
    queryKey: ["groups", "one", id],
    queryFn: ({ signal }) => call(readPeopleGroup, { params: { id } }, { signal }),
  });

export const membersQuery = (id: string, search: string) =>
  infiniteQueryOptions({
    queryKey: ["groups", "members", id, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listGroupMembers,
        {
          params: { id },
          query: { search: search || undefined, cursor: pageParam || undefined, limit: PAGE },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** What a change of a group, or of who is in it, makes old. */
export function useGroupsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["groups", "audit"] as const) void queries.invalidateQueries({ queryKey: [key] });
  };
}
