import { type Bucket, type Buckets, type Lot, noBuckets } from "./lot.ts";

/** Points of a campaign and experience; whole, never below zero. */
export interface LedgerAmount {
  readonly points: number;
  readonly experience: number;
}

/** Share of a source's points that stands after a verdict, with what was accepted before. */
export type Accepted = LedgerAmount | "all" | "none";

/** Effect of a verdict on one lot: a part stands, a part falls, a part goes on waiting. */
export interface LotVerdict {
  readonly lot: Lot;
  readonly stands: LedgerAmount;
  readonly falls: LedgerAmount;
  readonly waits: LedgerAmount;
}

/**
 * Shares a verdict out over the lots of its source, what had cleared before first. The rest falls, or (`wait`) what
 * was awaiting goes on awaiting. Undefined when more is accepted than the source ever gave.
 */
export function shareVerdict(
  lots: readonly Lot[],
  accepted: Accepted,
  rest: "reject" | "wait",
): LotVerdict[] | undefined {
  const standing = lots.filter(({ audit }) => audit !== "rejected").sort(judgedFirst);
  const given = sum(standing.map((lot) => ({ points: lot.original, experience: lot.experience })));
  let left = accepted === "all" ? given : accepted === "none" ? nothing : accepted;
  if (left.points > given.points || left.experience > given.experience) return undefined;
  return standing.map((lot) => {
    const whole = { points: lot.original, experience: lot.experience };
    const stands = {
      points: Math.min(left.points, whole.points),
      experience: Math.min(left.experience, whole.experience),
    };
    left = less(left, stands);
    const remains = less(whole, stands);
    if (rest === "reject") return { lot, stands, falls: remains, waits: nothing };
    if (lot.audit === "cleared") return { lot, stands: whole, falls: nothing, waits: nothing };
    return { lot, stands, falls: nothing, waits: remains };
  });
}

/** Order in which points come off a lot: points nobody used, then points that are gone anyway, then reserved, then spent. */
const givenUp: readonly Bucket[] = [
  "open",
  "expired",
  "held",
  "redeemed",
  "transferred",
  "repaid",
  "adjusted",
];

/** From which buckets the part comes that leaves a lot when it is split. */
export function splitBuckets(lot: Buckets, points: number): Buckets {
  const part: Record<Bucket, number> = { ...noBuckets };
  let left = points;
  for (const bucket of givenUp) {
    part[bucket] = Math.min(left, lot[bucket]);
    left -= part[bucket];
  }
  if (left > 0) throw new RangeError("a lot cannot give up more than it has");
  return part;
}

export const nothing: LedgerAmount = { points: 0, experience: 0 };

export function isNothing({ points, experience }: LedgerAmount): boolean {
  return points === 0 && experience === 0;
}

export function sum(amounts: readonly LedgerAmount[]): LedgerAmount {
  return amounts.reduce(
    (all, one) => ({ points: all.points + one.points, experience: all.experience + one.experience }),
    nothing,
  );
}

function less(from: LedgerAmount, what: LedgerAmount): LedgerAmount {
  return { points: from.points - what.points, experience: from.experience - what.experience };
}

function judgedFirst(a: Lot, b: Lot): number {
  return Number(b.audit === "cleared") - Number(a.audit === "cleared") || a.id - b.id;
}
