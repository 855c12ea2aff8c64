import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
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
import { attemptStates } from "@trilha/contract/learning/tests/states.ts";
import { call } from "../../api/call.ts";
import { pagedQuery } from "../../api/paged-query.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { calendarDay, country, id, oneOf, readFilters, search } from "../../core/lists/read-filters.ts";
import type { FilterValues } from "../../ui/list/filters.ts";

export type Overview = Answer<typeof readTest>;
export type PlaceBy = Request<typeof listTestPlaces>["query"]["by"];
export type Analysis = Answer<typeof listItems>;
export type ResultFilters = Omit<Request<typeof readTest>["query"], "cursor">;

/** A test, by its course and its place there. */
export type TestPlace = { readonly id: string; readonly activityId: string };

export const testList = defineList({
  queryKey: ["results", "tests"],
  endpoint: listTests,
  filters: { search },
});

const resultFilters = { country, storeId: id, groupId: id, from: calendarDay, to: calendarDay };

/** Dimensions the rows of a test's results can have. */
export const TEST_BY = ["person", "group", "store", "country"] as const;

export const testByOf = (values: FilterValues): (typeof TEST_BY)[number] =>
  oneOf(TEST_BY)(values, "by") ?? "person";

/** Filters of a test's results, as the address says them; values without a meaning are left out. */
export const resultsOf = (values: FilterValues): ResultFilters =>
  readFilters<ResultFilters>(resultFilters, values);

export const overviewQuery = (params: TestPlace, query: ResultFilters) =>
  queryOptions({
    queryKey: ["results", "test", params, query],
    queryFn: ({ signal }) => call(readTest, { params, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const personResultList = defineList({
  queryKey: ["results", "people"],
  endpoint: listTestPeople,
  filters: { ...resultFilters, search, passed: oneOf(["true", "false"]) },
});

export const placeResultList = defineList({
  queryKey: ["results", "places"],
  endpoint: listTestPlaces,
  filters: { ...resultFilters, search },
});

export const itemList = defineList({
  queryKey: ["results", "items"],
  endpoint: listItems,
  filters: { flagged: oneOf(["true"]) },
});

export const attemptList = defineList({
  queryKey: ["results", "attempts"],
  endpoint: listAttempts,
  filters: { courseId: id, activityId: id, userId: id, state: oneOf(attemptStates), search },
});

export type Opinion = Answer<typeof listOpinions>["items"][number];

export const opinionList = defineList({
  queryKey: ["results", "opinions"],
  endpoint: listOpinions,
  filters: { ...resultFilters, activityId: id },
});
export type OpinionFilters = ReturnType<typeof opinionList.read>;

export const commentsQuery = (courseId: string, query: OpinionFilters) =>
  pagedQuery({
    queryKey: ["results", "comments", courseId, query],
    endpoint: listComments,
    params: { id: courseId },
    query,
  });

export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: ["results", "timeline", id],
    queryFn: ({ signal }) => call(readAttemptTimeline, { params: { id } }, { signal }),
  });

/** Queries that a mark, a grant or a regrade makes old. */
export function useResultsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["results", "home", "audit", "teaching"] as const)
      void queries.invalidateQueries({ queryKey: [key] });
  };
}
