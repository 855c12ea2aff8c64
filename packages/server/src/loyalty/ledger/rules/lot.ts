/** Buckets of a lot's points; together they are what it began with. */
export const buckets = [
  "open",
  "held",
  "redeemed",
  "transferred",
  "expired",
  "reversed",
  "repaid",
  "owed",
  "written_off",
  "adjusted",
] as const;
export type Bucket = (typeof buckets)[number];
export type Buckets = Readonly<Record<Bucket, number>>;

/** Points of one origin (a claim line, a course, a photo) as rules see them. */
export interface Lot extends Buckets {
  readonly id: number;
  readonly audit: "awaiting" | "cleared" | "rejected";
  readonly expiresAt: Date;
  readonly original: number;
  readonly experience: number;
}

/** A part of a lot's points. */
export interface Share {
  readonly lotId: number;
  readonly points: number;
}

export const noBuckets: Buckets = {
  open: 0,
  held: 0,
  redeemed: 0,
  transferred: 0,
  expired: 0,
  reversed: 0,
  repaid: 0,
  owed: 0,
  written_off: 0,
  adjusted: 0,
};

/** On which of the person's accounts a lot's open points stand. */
export function accountOf({ audit }: Pick<Lot, "audit">): "uncleared" | "cleared" {
  return audit === "cleared" ? "cleared" : "uncleared";
}
