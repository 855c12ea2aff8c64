import * as z from "zod/mini";
import { id, printable } from "../kernel/shapes.ts";
import { atMost, type Ranges, rangesLength, unionRanges, within, withoutRanges } from "./ranges.ts";

const place = z.int().check(z.minimum(0), z.maximum(1_000_000));

/**
 * What a player saw since it was opened. Everything is said as of now, never as a difference: a step that comes twice,
 * late or out of order changes nothing that a later one did not.
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
  /** Pages or seconds there are, where only the player knows. */
  size: z.optional(z.nullable(place)),
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

/** What is kept of somebody's way through an activity. */
export interface ActivityRecord {
  /** Milliseconds, the first time. */
  openedAt: number;
  /** What the activity is counted in: pages begin with 1, seconds with 0. */
  unit: "pages" | "seconds";
  seen: Ranges;
  size: number | null;
  /** Over all sittings. */
  seconds: number;
  position: { at: number; detail?: string | undefined } | null;
  /** Which sitting the position is from: the later opened wins, then the later step. */
  positionFrom: { openedAt: number; seq: number };
  sitting: Sitting;
}

/** Twice the speed, and a little for clocks that are not the same. */
const fastest = 2;
const graceSeconds = 10;
/** Nobody watches in more pieces than this; what would break it up further is not kept. */
const mostPieces = 1_000;

/**
 * Takes a step in. Safe to repeat and in any order: ranges are united, seconds are the most of a sitting, the place to go
 * on is of the latest step of the latest sitting. A device cannot have watched longer than it was open, nor all devices
 * together longer than since the activity was first opened: seconds stop at that time, and what was seen counts up to
 * twice that. What lies outside the activity is not there to be seen.
 */
export function mergeStep(record: ActivityRecord, step: ProgressStep, now: number): ActivityRecord {
  const { sitting } = record;
  const open = openFor(sitting.openedAt, now);
  const openSinceFirst = openFor(record.openedAt, now);
  const size = record.size ?? step.size ?? null;
  const inside = (ranges: Ranges) => insideOf(ranges, record.unit, size);
  const seconds = Math.max(sitting.seconds, Math.min(step.seconds, open));
  const seen = few(sitting.seen, inside(atMost(unionRanges(sitting.seen, step.seen), open * fastest)));
  const known = inside(record.seen);
  const room = openSinceFirst * fastest - rangesLength(known);
  const fresh = atMost(withoutRanges(seen, known), Math.max(0, room));
  const later = isLater({ openedAt: sitting.openedAt, seq: step.seq }, record.positionFrom);
  const moved = later && step.position;
  const sum = Math.min(record.seconds + seconds - sitting.seconds, openSinceFirst);
  return {
    ...record,
    seen: few(known, unionRanges(known, fresh)),
    size,
    seconds: Math.max(record.seconds, sum),
    position: moved || record.position,
    positionFrom: moved ? { openedAt: sitting.openedAt, seq: step.seq } : record.positionFrom,
    sitting: { ...sitting, seen, seconds, seq: Math.max(sitting.seq, step.seq) },
  };
}

const openFor = (openedAt: number, now: number) =>
  Math.max(0, Math.floor((now - openedAt) / 1000)) + graceSeconds;

const isLater = (a: { openedAt: number; seq: number }, b: { openedAt: number; seq: number }) =>
  a.openedAt > b.openedAt || (a.openedAt === b.openedAt && a.seq > b.seq);

function insideOf(ranges: Ranges, unit: ActivityRecord["unit"], size: number | null): Ranges {
  const first = unit === "pages" ? 1 : 0;
  return within(ranges, first, size === null ? Number.POSITIVE_INFINITY : first + size);
}

const few = (before: Ranges, now: Ranges) => (now.length > mostPieces ? before : now);
