import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import {
  authoriseActivity,
  authorisePerson,
  listAuthorisations,
  listPeopleBefore,
  withdrawAuthorisation,
  withdrawFromPerson,
} from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { call } from "../../../api/call.ts";

export type AuthorisedCourse = Answer<typeof listAuthorisations>["items"][number];
export type AuthorisedActivity = AuthorisedCourse["activities"][number];

/** People finish while the page is open. */
const refreshMs = 15_000;

/** Under the learner's key: an authorisation makes both sides look again. */
const QUERY_KEY = ["learning", "authorisations"] as const;

export type PersonBefore = Answer<typeof listPeopleBefore>["items"][number];

export const authorisationsQuery = queryOptions({
  queryKey: QUERY_KEY,
  queryFn: ({ signal }) => call(listAuthorisations, {}, { signal }),
  refetchInterval: refreshMs,
});

export const peopleBeforeQuery = (courseId: string, activityId: string) =>
  queryOptions({
    queryKey: [...QUERY_KEY, courseId, activityId],
    queryFn: ({ signal }) => call(listPeopleBefore, { params: { id: courseId, activityId } }, { signal }),
    refetchInterval: refreshMs,
  });

/** Opens an activity to everybody in its course, or closes it again. */
export function useAuthorise(courseId: string, activityId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (open: boolean) =>
      call(open ? authoriseActivity : withdrawAuthorisation, { params: { id: courseId, activityId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: QUERY_KEY }),
  });
}

/** Opens an activity to one person, or closes it to them again. */
export function useAuthorisePerson(courseId: string, activityId: string, userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (open: boolean) =>
      call(open ? authorisePerson : withdrawFromPerson, { params: { id: courseId, activityId, userId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: QUERY_KEY }),
  });
}
