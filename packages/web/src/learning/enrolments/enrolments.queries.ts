import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { listOfficeCourses } from "@trilha/contract/learning/authoring/endpoints.ts";
import { flagReasons, flagStates } from "@trilha/contract/learning/delivery/flags.ts";
import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";
import { listEnrolments, listRequests } from "@trilha/contract/learning/enrolments/endpoints.ts";
import { listFlags, readFlag } from "@trilha/contract/learning/enrolments/flag-endpoints.ts";
import {
  reportActivities,
  reportCourses,
  reportGroups,
  reportPeople,
  reportPerson,
  reportStores,
} from "@trilha/contract/learning/enrolments/report-endpoints.ts";
import { call } from "../../api/call.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { id, oneOf, search } from "../../core/lists/read-filters.ts";

export type Enrolled = Answer<typeof listEnrolments>["items"][number];
export type ReportFilters = Omit<Request<typeof reportPeople>["query"], "cursor" | "limit">;

const PAGE = 50;
const paged = {
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  placeholderData: keepPreviousData,
};

/** States of an enrolment that a list of them may be narrowed to. */
export const STATES = [
  "requested",
  "invited",
  "enrolled",
  "in_progress",
  "finished",
  "approved",
  "reproved",
  "blocked",
  "unenrolled",
] as const satisfies readonly LearningState[];

export const requestList = defineList({
  queryKey: ["teaching", "requests"],
  endpoint: listRequests,
  filters: { search },
});

export const flagList = defineList({
  queryKey: ["teaching", "flags"],
  endpoint: listFlags,
  filters: { search, state: oneOf(flagStates), reason: oneOf(flagReasons), courseId: id },
});

export const flagQuery = (id: string) =>
  queryOptions({
    queryKey: ["teaching", "flag", id],
    queryFn: ({ signal }) => call(readFlag, { params: { id } }, { signal }),
  });

export const enrolmentList = defineList({
  queryKey: ["teaching", "enrolments"],
  endpoint: listEnrolments,
  filters: { search, state: oneOf(STATES), overdue: oneOf(["true"]), storeId: id, groupId: id },
});

const reports = {
  course: reportCourses,
  person: reportPeople,
  store: reportStores,
  group: reportGroups,
} as const;
export type ReportBy = keyof typeof reports;
/** A row of any report: what it is, who it leads to, and its sums. */
export type ReportRow = Omit<Answer<typeof reportStores>["items"][number], "people"> & {
  people: number | null;
  under: string | null;
};

/** One way to read all four: what differs is what a row is called. */
async function readReport(
  grouping: ReportBy,
  query: Request<typeof reportPeople>["query"],
  signal: AbortSignal,
): Promise<{ items: ReportRow[]; nextCursor: string | null; countedAt?: string | null }> {
  if (grouping === "person") {
    const { items, nextCursor } = await call(reportPeople, { query }, { signal });
    const rows = items.map(({ userId, membershipId: _, store, ...sums }) => ({
      ...sums,
      ...{ id: userId, under: store, people: null },
    }));
    return { items: rows, nextCursor };
  }
  if (grouping === "course") {
    const { items, ...paging } = await call(reportCourses, { query }, { signal });
    const rows = items.map(({ title, kind: _, ...sums }) => ({ ...sums, name: title, under: null }));
    return { items: rows, ...paging };
  }
  const { items, nextCursor } = await call(reports[grouping], { query }, { signal });
  return { items: items.map((row) => ({ ...row, under: null })), nextCursor };
}

export const reportQuery = (grouping: ReportBy, filters: ReportFilters) =>
  infiniteQueryOptions({
    queryKey: ["teaching", "report", grouping, filters],
    queryFn: ({ pageParam, signal }) =>
      readReport(grouping, { ...filters, cursor: pageParam || undefined, limit: PAGE }, signal),
    ...paged,
  });

export const personQuery = (userId: string) =>
  queryOptions({
    queryKey: ["teaching", "person", userId],
    queryFn: ({ signal }) => call(reportPerson, { params: { userId } }, { signal }),
  });

export const activitiesQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ["teaching", "activities", userId, id],
    queryFn: ({ signal }) => call(reportActivities, { params: { userId, id } }, { signal }),
  });

/** Courses and trails a report is narrowed to. */
export const coursesQuery = queryOptions({
  queryKey: ["teaching", "courses"],
  queryFn: ({ signal }) => call(listOfficeCourses, { query: { limit: 100 } }, { signal }),
  staleTime: 60_000,
});

/** Queries that a change of enrolments makes old. */
export function useTeachingChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["teaching", "home", "audit", "course-office"] as const)
      void queries.invalidateQueries({ queryKey: [key] });
  };
}
