import { queryOptions, skipToken } from "@tanstack/react-query";
import { readAttempt, readStanding, readTimeline } from "@trilha/contract/learning/tests/endpoints.ts";
import type { TestAttempt } from "@trilha/contract/learning/tests/shapes.ts";
import { call } from "../../../../api/call.ts";
import { isRefused } from "../../../../api/problem.ts";
import type { AnswerOutbox } from "../../progress/answers/answer-outbox.ts";
import type { AttemptSnapshot } from "./held.ts";

/** A line that stumbles is not the person's trouble; a no is. */
export const mayHelp = (error: unknown): boolean =>
  !isRefused(error) || error.status === 0 || error.status === 429 || error.status >= 500;
const retry = (tries: number, error: Error) => tries < 4 && mayHelp(error);
const retryDelay = (tries: number) => Math.min(8_000, 500 * 2 ** tries);
export const trying = { retry, retryDelay };

/** Standing of a test, its stake and the attempts so far, for the sitting that is open. */
export const standingQuery = (sittingId: string | undefined) =>
  queryOptions({
    queryKey: ["test", "standing", sittingId],
    queryFn: sittingId ? ({ signal }) => call(readStanding, { query: { sittingId } }, { signal }) : skipToken,
    staleTime: 0,
    gcTime: 0,
    ...trying,
  });

export const heldNow = (attempt: TestAttempt): AttemptSnapshot => ({ attempt, at: performance.now() });

/** An attempt as the server holds it: asked again whenever somebody comes back to it, from here or another device. */
export const attemptQuery = (id: string, outbox: AnswerOutbox) =>
  queryOptions({
    queryKey: ["test", "attempt", id],
    queryFn: async ({ signal }) => {
      await outbox.recovered;
      return heldNow(await call(readAttempt, { params: { id } }, { signal }));
    },
    staleTime: 5_000,
    gcTime: 60_000,
    refetchOnWindowFocus: "always",
    ...trying,
  });

export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: ["test", "timeline", id],
    queryFn: ({ signal }) => call(readTimeline, { params: { id } }, { signal }),
    staleTime: 0,
  });
