import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import {
  listAttempts,
  listItems,
  listTestPeople,
  listTestPlaces,
  listTests,
  readAttemptTimeline,
  readTest,
} from "@trilha/contract/learning/grading/endpoints.ts";
import { listComments, listOpinions } from "@trilha/contract/learning/grading/opinions.ts";
import { call } from "../../api/call.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { id, oneOf, search } from "../../core/lists/read-filters.ts";

export type Overview = Answer<typeof readTest>;
export type PlaceBy = Request<typeof listTestPlaces>["query"]["by"];
export type Analysis = Answer<typeof listItems>;
export type ResultFilters = Omit<Request<typeof readTest>["query"], "cursor">;

/** A test, by its course and its place there. */
export type TestPlace = { readonly id: string; readonly activityId: string };

const PAGE = 50;
const paged = {
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  placeholderData: keepPreviousData,
};

export const testList = defineList({
  queryKey: ["results", "tests"],
  endpoint: listTests,
  filters: { search },
});

export const overviewQuery = (params: TestPlace, query: ResultFilters) =>
  queryOptions({
    queryKey: ["results", "test", params, query],
    queryFn: ({ signal }) => call(readTest, { params, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const testPeopleQuery = (
  params: TestPlace,
  filters: ResultFilters & { search?: string; passed?: "true" | "false" },
) =>
  infiniteQueryOptions({
    queryKey: ["results", "people", params, filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        listTestPeople,
        { params, query: { ...filters, cursor: pageParam || undefined, limit: PAGE } },
        { signal },
      ),
    ...paged,
  });

export const placesQuery = (params: TestPlace, by: PlaceBy, filters: ResultFilters & { search?: string }) =>
  infiniteQueryOptions({
    queryKey: ["results", "places", params, by, filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        listTestPlaces,
        { params, query: { ...filters, by, cursor: pageParam || undefined, limit: PAGE } },
        { signal },
      ),
    ...paged,
  });

export const itemsQuery = (params: TestPlace, flagged: boolean) =>
  infiniteQueryOptions({
    queryKey: ["results", "items", params, flagged],
    queryFn: ({ pageParam, signal }) =>
      call(
        listItems,
        {
          params,
          query: {
            ...(flagged && { flagged: "true" as const }),
            cursor: pageParam || undefined,
            limit: PAGE,
          },
        },
        { signal },
      ),
    ...paged,
  });

// Written out, not imported: with the contract's list would come the whole schema library.
export const ATTEMPT_STATES = ["running", "marking", "done", "void"] as const;

export const attemptList = defineList({
  queryKey: ["results", "attempts"],
  endpoint: listAttempts,
  filters: { courseId: id, activityId: id, userId: id, state: oneOf(ATTEMPT_STATES), search },
});

export type Opinion = Answer<typeof listOpinions>["items"][number];
export type OpinionFilters = ResultFilters & { activityId?: string };

export const opinionsQuery = (courseId: string, filters: OpinionFilters) =>
  infiniteQueryOptions({
    queryKey: ["results", "opinions", courseId, filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        listOpinions,
        { params: { id: courseId }, query: { ...filters, cursor: pageParam || undefined, limit: PAGE } },
        { signal },
      ),
    ...paged,
  });

export const commentsQuery = (courseId: string, filters: OpinionFilters) =>
  infiniteQueryOptions({
    queryKey: ["results", "comments", courseId, filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        listComments,
        { params: { id: courseId }, query: { ...filters, cursor: pageParam || undefined, limit: PAGE } },
        { signal },
      ),
    ...paged,
  });

export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: ["results", "timeline", id],
    queryFn: ({ signal }) => call(readAttemptTimeline, { params: { id } }, { signal }),
  });

/** What a mark, a grant or a regrade makes old. */
export function useResultsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["results", "home", "audit", "teaching"] as const)
      void queries.invalidateQueries({ queryKey: [key] });
  };
}
