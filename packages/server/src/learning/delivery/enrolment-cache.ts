import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";
import { Cache } from "../../core/cache.ts";
import type { EnrolledIn, LearnerFactsRow } from "./learner.queries.ts";

/** Enrolment of a person in a course they joined once. */
export interface JoinedCourse {
  readonly state: Exclude<LearningState, "not_started">;
  readonly percent: number;
  readonly dueOn: string | null;
  /** Milliseconds; when they worked on it last. */
  readonly lastAt: number | null;
  readonly version: number | null;
  readonly lastActivityId: string | null;
}

export interface CachedEnrolments {
  /** Which state of somebody's enrolments it is. */
  readonly stamp: string;
  readonly standings: ReadonlyMap<string, JoinedCourse>;
}

// By enrolments, of which one is some hundred bytes; the person itself counts as one, too.
const cache = new Cache<CachedEnrolments>("enrolments", {
  most: 200_000,
  weigh: ({ standings }) => standings.size + 1,
});

/** Cached enrolments of a person; what stands under a stamp never changes. */
export function cachedEnrolments(clientId: string, userId: string): CachedEnrolments | undefined {
  return cache.get(`${clientId} ${userId}`);
}

/** Enrolments of a person: as the row brings them, or as they are known under its stamp. */
export function standingsIn(
  who: { clientId: string; userId: string },
  row: Pick<LearnerFactsRow, "stamp" | "enrolments">,
  known: CachedEnrolments | undefined,
): ReadonlyMap<string, JoinedCourse> {
  const { stamp } = row;
  const standings =
    known?.stamp === stamp ? known.standings : new Map((row.enrolments ?? []).map(standingOf));
  cache.set(`${who.clientId} ${who.userId}`, { stamp, standings });
  return standings;
}

function standingOf([id, state, percent, dueOn, lastAt, version, lastActivityId]: EnrolledIn): [
  string,
  JoinedCourse,
] {
  return [id, { state, percent, dueOn, lastAt, version, lastActivityId }];
}
