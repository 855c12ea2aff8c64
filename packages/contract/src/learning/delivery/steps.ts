import * as z from "zod/mini";
import { id, printable } from "../../core/shapes.ts";
import type { LearningPace } from "../../tenants/clients/learning-pace.ts";
import { atMost, type Ranges, rangesLength, unionRanges, within, withoutRanges } from "./ranges.ts";

const place = z.int().check(z.minimum(0), z.maximum(1_000_000));

/**
 * Steps of a player since it was opened. Everything is said as of now, never as a difference: a step that comes
 * twice, late or out of order changes nothing that a later one did not.
 */
export const progressStep = z.strictObject({
  /** Counts up within a sitting, from 1. */
  seq: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  /** Seconds this sitting was really used: on the screen, and playing where something plays. */
  seconds: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  /** Where to go on: second, page from 1, or slide; with what only the type understands beside it. */
  position: z.nullable(
    z.strictObject({ at: place, detail: z.optional(z.string().check(printable, z.maxLength(256))) }),
  ),
  /** Pages (1 is [1, 2)) or seconds seen in this sitting; half-open. */
  seen: z.array(z.tuple([place, place]).check(z.refine(([from, to]) => to > from))).check(z.maxLength(500)),
});
export type ProgressStep = z.output<typeof progressStep>;
export const progressSteps = z.strictObject({
  sittingId: id,
  steps: z.array(progressStep).check(z.minLength(1), z.maxLength(50)),
});

/** One opening of an activity on one device, and the most that is known of it. */
export interface Sitting {
  /** Milliseconds. */
  openedAt: number;
  seq: number;
  seconds: number;
  seen: Ranges;
}

/** Record of somebody's way through an activity. */
export interface ActivityRecord {
  /** Milliseconds, the first time. */
  openedAt: number;
  /** Unit of the activity: pages begin with 1, seconds with 0. */
  unit: "pages" | "seconds";
  seen: Ranges;
  size: number | null;
  /** Over all sittings. */
  seconds: number;
  position: { at: number; detail?: string | undefined } | null;
  /** Which sitting the position is from: the later opened wins, then the later step. */
  positionFrom: { openedAt: number; seq: number };
  sitting: Sitting;
  /** Seconds by which the last step was ahead of the server's clock; it counts whole once they are over. Never kept. */
  ahead: number;
}

type Pace = Pick<LearningPace, "playback" | "secondsPerPage">;

/** Server time. */
export interface StepClock {
  /** Milliseconds. */
  now: number;
  pace: Pace;
  /** Seconds since this sitting was opened that other sittings of the same person have not used; null: all of them. */
  spare: number | null;
}

/** Seconds: what is rounded up to a whole second on the device was not quite over on the server. */
const allowanceSeconds = 1;
/** Bound of pieces; what would break it up further is not kept. */
const mostPieces = 1_000;

/**
 * Takes a step in. Safe to repeat and in any order: ranges are united, seconds are the most of a sitting, the place to go
 * on is of the latest step of the latest sitting. The server's clock bounds every number: a sitting cannot have taken
 * longer than since the server opened it, less what the person's other sittings took meanwhile, nor all sittings of the
 * activity more than since its first opening; what was seen follows from that time by the pace. What lies outside the
 * activity is not there to be seen. What came too early counts when it is sent again after `ahead` seconds.
 */
export function mergeStep(record: ActivityRecord, step: ProgressStep, clock: StepClock): ActivityRecord {
  const { sitting, size } = record;
  const { pace, now } = clock;
  const sinceFirst = secondsSince(record.openedAt, now);
  const taken = Math.min(secondsSince(sitting.openedAt, now), (clock.spare ?? Infinity) + allowanceSeconds);
  const inside = (ranges: Ranges) => insideOf(ranges, record.unit, size);
  const seconds = Math.max(sitting.seconds, Math.min(step.seconds, Math.floor(taken)));
  const claimed = inside(unionRanges(step.seen));
  const inSitting = unionRanges(
    sitting.seen,
    firstOf(claimed, sitting.seen, seeable(record.unit, pace, taken)),
  );
  const seen = few(sitting.seen, inside(inSitting));
  const known = inside(record.seen);
  const fresh = firstOf(seen, known, seeable(record.unit, pace, sinceFirst));
  const counted = few(known, unionRanges(known, fresh));
  const later = isLater({ openedAt: sitting.openedAt, seq: step.seq }, record.positionFrom);
  const moved = later && step.position;
  const sum = Math.min(record.seconds + seconds - sitting.seconds, Math.floor(sinceFirst));
  const missing = seen === inSitting ? rangesLength(withoutRanges(claimed, counted)) : 0;
  return {
    ...record,
    seen: counted,
    seconds: Math.max(record.seconds, sum),
    position: moved || record.position,
    positionFrom: moved ? { openedAt: sitting.openedAt, seq: step.seq } : record.positionFrom,
    sitting: { ...sitting, seen, seconds, seq: Math.max(sitting.seq, step.seq) },
    ahead: Math.max(step.seconds - seconds, Math.ceil(missing * secondsEach(record.unit, pace))),
  };
}

/** Seconds of a person's time that a sitting came to: on the screen, or what was seen in it at the fastest pace. */
export function secondsUsed({ unit, sitting }: Pick<ActivityRecord, "unit" | "sitting">, pace: Pace): number {
  const length = rangesLength(sitting.seen);
  const shown = (unit === "pages" ? Math.max(0, length - 1) : length) * secondsEach(unit, pace);
  return Math.max(sitting.seconds, Math.ceil(shown));
}

const secondsSince = (openedAt: number, now: number) => Math.max(0, now - openedAt) / 1000 + allowanceSeconds;

const secondsEach = (unit: ActivityRecord["unit"], { playback, secondsPerPage }: Pace) =>
  unit === "pages" ? secondsPerPage : 1 / playback;

/** How many pages or seconds can be seen within so many seconds; the first page is there at once. */
function seeable(unit: ActivityRecord["unit"], pace: Pace, seconds: number): number {
  if (unit === "seconds") return Math.floor(seconds * pace.playback);
  if (pace.secondsPerPage === 0) return Infinity;
  return 1 + Math.floor((seconds - allowanceSeconds) / pace.secondsPerPage);
}

/** New part of `ranges`, as far as it and what was known come to no more than `most`. */
const firstOf = (ranges: Ranges, known: Ranges, most: number): Ranges =>
  atMost(withoutRanges(ranges, known), Math.max(0, most - rangesLength(known)));

const isLater = (a: { openedAt: number; seq: number }, b: { openedAt: number; seq: number }) =>
  a.openedAt > b.openedAt || (a.openedAt === b.openedAt && a.seq > b.seq);

function insideOf(ranges: Ranges, unit: ActivityRecord["unit"], size: number | null): Ranges {
  const first = unit === "pages" ? 1 : 0;
  return within(ranges, first, size === null ? Number.POSITIVE_INFINITY : first + size);
}

const few = (before: Ranges, now: Ranges) => (now.length > mostPieces ? before : now);
