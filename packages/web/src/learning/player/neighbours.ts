import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import type { Opened } from "./player.queries.ts";

type Neighbour = NonNullable<Opened["next"]>;

/** Where an activity stands in its course, and what is beside it. */
export interface ActivityNeighbours {
  /** How many activities there are; undefined until the outline is known. */
  readonly count: number | undefined;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/**
 * The neighbours as of now: the outline knows newer locks than the opening did, and what the server said to have opened
 * is open.
 */
export function neighboursOf(
  { previous, next }: Pick<Opened, "previous" | "next">,
  course: Pick<Course, "modules"> | undefined,
  openedSince: readonly number[],
): ActivityNeighbours {
  const all = course?.modules.flatMap(({ activities }) => activities);
  const asOfNow = (neighbour: Neighbour | null): Neighbour | null => {
    if (!neighbour) return null;
    const known = all?.find(({ id }) => id === neighbour.id);
    const locks = openedSince.includes(neighbour.order) ? [] : (known?.locks ?? neighbour.locks);
    return { ...neighbour, state: known?.state ?? neighbour.state, locks };
  };
  return { count: all?.length, previous: asOfNow(previous), next: asOfNow(next) };
}

/** Whether the way on is another than when an activity was looked at ahead: on another device somebody went on in it. */
export function wentOn(
  { progress: { resume: before } }: Pick<Opened, "progress">,
  { progress: { resume: now } }: Pick<Opened, "progress">,
): boolean {
  return before?.at !== now?.at || before?.detail !== now?.detail;
}
