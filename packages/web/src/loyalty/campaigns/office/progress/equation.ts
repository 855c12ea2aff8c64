import type { Campaign } from "../campaigns-office.queries.ts";

type Totals = Campaign["totals"];

/** Where an issued point can be, in the order it gets there. */
export const WHEREABOUTS = [
  "uncleared",
  "cleared",
  "held",
  "redeemed",
  "transferring",
  "transferred",
  "expired",
  "reversed",
  "adjusted",
  "writtenOff",
  "debt",
] as const;
export type Whereabout = (typeof WHEREABOUTS)[number];

/** Every point accounted for: what was issued is the sum of where it is now; what counts nothing is left out. */
export function equation(totals: Totals): {
  readonly issued: number;
  readonly terms: readonly { readonly where: Whereabout; readonly points: number }[];
  readonly sum: number;
} {
  const terms = WHEREABOUTS.map((where) => ({ where, points: totals[where] }));
  return {
    issued: totals.issued,
    terms: terms.filter(({ points }) => points !== 0),
    sum: terms.reduce((sum, { points }) => sum + points, 0),
  };
}
