import type { Ranges } from "@trilha/contract/learning/delivery/ranges.ts";

/** Sample of a player's state, taken a few times a second. Times are seconds of the film. */
export interface Sample {
  readonly time: number;
  readonly playing: boolean;
  readonly rate: number;
  /** Time of the device, in seconds. */
  readonly now: number;
}

/** Between two samples of something that plays on; more is a jump, or a device that slept. */
const slack = 1.5;

/**
 * The part of a film that was played between two samples, as `[from, to)` in seconds; nothing where somebody jumped,
 * paused or went back.
 */
export function playedBetween(
  before: Sample | undefined,
  after: Sample,
): readonly [number, number] | undefined {
  if (!before?.playing) return undefined;
  const moved = after.time - before.time;
  const possible = (after.now - before.now) * Math.max(before.rate, after.rate) + slack;
  return moved > 0 && moved <= possible ? [before.time, after.time] : undefined;
}

/** Whole seconds of a part: one that was played at least by half counts. */
export const wholeSeconds = ([from, to]: readonly [number, number]): readonly [number, number] => [
  Math.round(from),
  Math.round(to),
];

/** Where playing from the beginning without a gap has come to. */
export function furthest(seen: Ranges): number {
  const [first] = seen;
  return first && first[0] <= 1 ? first[1] : 0;
}

/** A second for players that are not exact. */
const tolerance = 1;

/** §learning#no-skipping Where a jump may land when nothing ahead of what was watched can be reached. */
export function allowedTime(
  wanted: number,
  seen: Ranges,
  { noSkip, done }: { noSkip: boolean; done: boolean },
): number {
  if (!noSkip || done) return wanted;
  const most = furthest(seen);
  return wanted <= most + tolerance ? wanted : most;
}

/** Where to go on: at the end it begins anew. */
export function resumeTime(at: number | undefined, size: number | null): number {
  if (!at) return 0;
  return size !== null && at >= size - 2 ? 0 : at;
}
