import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";
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

/** Enrolments this process keeps in memory, of those who came last. */
const most = 200_000;
const cache = new Map<string, CachedEnrolments>();
let size = 0;

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
  const name = `${who.clientId} ${who.userId}`;
  size += standings.size - (cache.get(name)?.standings.size ?? 0);
  cache.delete(name);
  cache.set(name, { stamp, standings });
  for (const [oldest, { standings: gone }] of cache) {
    if (size <= most) break;
    cache.delete(oldest);
    size -= gone.size;
  }
  return standings;
}

function standingOf([id, state, percent, dueOn, lastAt, version, lastActivityId]: EnrolledIn): [
  string,
  JoinedCourse,
] {
  return [id, { state, percent, dueOn, lastAt, version, lastActivityId }];
}
