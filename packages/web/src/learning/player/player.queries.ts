import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { readCourse } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { lookAhead, openActivity } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import type {
  ActivityAhead,
  ActivityContentShown,
} from "@trilha/contract/learning/delivery/player-shapes.ts";
import { call } from "../../api/call.ts";
import type { Outbox } from "./progress/outbox.ts";

/** Content the player shows of an activity; the sitting that is kept for it may come later. */
export type Opened = ActivityAhead;
/** With its sitting. */
export type Begun = Answer<typeof openActivity>;
export type ContentKind = ActivityContentShown["kind"];

/** Where an activity stands: in a course, by itself or as a part of a trail. */
export interface ActivityPlace {
  readonly courseId: string;
  readonly order: number;
  readonly trailId?: string | undefined;
}

/** Longest wait for a line that is down. */
export const longestWait = 3_000;

/** Earlier work first, so that the server knows where to go on and what is unlocked. */
async function earlierWork(outbox: Outbox, place: ActivityPlace): Promise<void> {
  const waits = outbox.holds(placeKey(place)) ? outbox.flush() : outbox.busy;
  const stop = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([Promise.all([outbox.recovered, waits]), stop]);
}

export const placeKey = ({ courseId, order }: ActivityPlace): string => `${courseId} ${order}`;

/** Opens an activity: each time a sitting of its own, so nothing but the page itself asks again. */
export const openQuery = (place: ActivityPlace, outbox: Outbox) =>
  queryOptions({
    queryKey: ["player", place.courseId, place.order, place.trailId ?? null],
    queryFn: async () => {
      await earlierWork(outbox, place);
      const { courseId, order, trailId } = place;
      const body = trailId ? { trailId } : {};
      const opened = await call(openActivity, { params: { id: courseId, order }, body });
      outbox.mark(opened.sittingId, placeKey(place));
      return opened;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

/** Addresses in it live longer than this, in milliseconds. */
const fresh = 4 * 60_000;

/**
 * Content of the next activity, for the moment a person goes there; null: it is closed. It stands under what
 * progress makes old, and then waits for the outline: what closed meanwhile would be refused.
 */
export const aheadQuery = (place: ActivityPlace) =>
  queryOptions({
    queryKey: ["learning", "ahead", place.courseId, place.order],
    queryFn: async ({ client, signal }): Promise<Opened | null> => {
      const { courseId, order } = place;
      const { modules } = await client.fetchQuery({
        ...outlineQuery(place),
        staleTime: Number.POSITIVE_INFINITY,
      });
      const next = modules.flatMap(({ activities }) => activities).find((one) => one.order === order);
      if (next?.locks.length !== 0) return null;
      return call(lookAhead, { params: { id: courseId, order } }, { signal });
    },
    staleTime: fresh,
    gcTime: fresh,
    refetchInterval: fresh,
    retry: false,
  });

/** Content fetched ahead of an activity, where that is still good. */
export function knownAhead(queries: QueryClient, place: ActivityPlace): Opened | undefined {
  const { queryKey } = aheadQuery(place);
  const state = queries.getQueryState<Opened>(queryKey);
  if (!state?.data || Date.now() - state.dataUpdatedAt > fresh) return undefined;
  queries.removeQueries({ queryKey });
  return state.data;
}

/** The whole outline with its locks, under the course page's own name: who comes from there has it already. */
export const outlineQuery = ({ courseId, trailId }: Pick<ActivityPlace, "courseId" | "trailId">) =>
  queryOptions({
    queryKey: ["learning", "course", courseId, trailId ?? null],
    queryFn: ({ signal }) =>
      call(readCourse, { params: { id: courseId }, query: trailId ? { trailId } : {} }, { signal }),
  });
