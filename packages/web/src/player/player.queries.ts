import { queryOptions } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/kernel/endpoint.ts";
import { readCourse } from "@trilha/contract/learning/course-endpoints.ts";
import { openActivity } from "@trilha/contract/learning/player-endpoints.ts";
import type { ActivityContentShown } from "@trilha/contract/learning/player-shapes.ts";
import { call } from "../api/call.ts";
import type { Outbox } from "./progress/outbox.ts";

export type Opened = Answer<typeof openActivity>;
export type Course = Answer<typeof readCourse>;
export type Kind = ActivityContentShown["kind"];

/** Where an activity stands: in a course, by itself or as a part of a trail. */
export interface Place {
  readonly courseId: string;
  readonly order: number;
  readonly trailId?: string | undefined;
}

/** Nobody waits longer for a line that is down. */
const longestWait = 3_000;

/** Earlier work first, so that the server knows where to go on and what is unlocked. */
async function earlierWork(outbox: Outbox, place: Place): Promise<void> {
  const waits = outbox.holds(placeKey(place)) ? outbox.flush() : outbox.busy;
  const stop = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([Promise.all([outbox.recovered, waits]), stop]);
}

export const placeKey = ({ courseId, order }: Place): string => `${courseId} ${order}`;

/** Opens an activity: each time a sitting of its own, so nothing but the page itself asks again. */
export const openQuery = (place: Place, outbox: Outbox) =>
  queryOptions({
    queryKey: ["player", place.courseId, place.order, place.trailId ?? null],
    queryFn: async ({ signal }) => {
      await earlierWork(outbox, place);
      const { courseId, order, trailId } = place;
      const body = trailId ? { trailId } : {};
      const opened = await call(openActivity, { params: { id: courseId, order }, body }, { signal });
      outbox.mark(opened.sittingId, placeKey(place));
      return opened;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

/** The whole outline with its locks, under the course page's own name: who comes from there has it already. */
export const outlineQuery = ({ courseId, trailId }: Pick<Place, "courseId" | "trailId">) =>
  queryOptions({
    queryKey: ["learning", "course", courseId, trailId ?? null],
    queryFn: ({ signal }) =>
      call(readCourse, { params: { id: courseId }, query: trailId ? { trailId } : {} }, { signal }),
  });

/** Where an activity is found, and the course around it. */
export const activityPath = ({ courseId, order, trailId }: Place): string =>
  trailId
    ? `/trails/${trailId}/courses/${courseId}/activities/${order}`
    : `/courses/${courseId}/activities/${order}`;
export const coursePath = ({ courseId, trailId }: Pick<Place, "courseId" | "trailId">): string =>
  trailId ? `/trails/${trailId}/course/${courseId}` : `/online-courses/${courseId}`;
