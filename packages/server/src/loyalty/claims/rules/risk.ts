// The audit queue: what an automatic check found weighs together; the heaviest and dearest are looked at first.

/** From this on a person looks at it, whatever the sample says. */
export const riskThreshold = 25;

/** Weights add up, so that an auditor can follow the sum; 100 at most. */
export function riskOf(signals: readonly { weight: number }[]): number {
  return Math.min(
    100,
    signals.reduce((sum, { weight }) => sum + weight, 0),
  );
}

/** With what waits for an order still a number the database can hold. */
const largest = 2_000_000_000;
/** Weight of a second try or an appeal. */
const insistence = 5_000;

/** An order cannot be approved before this is decided on: it comes before what only points wait for. */
export const orderWaits = 10_000;

/** Risk times points; what somebody asked for again comes before what they have not noticed yet. */
export function priorityOf(claim: { risk: number; points: number; insistent: boolean }): number {
  return Math.min(largest, claim.risk * claim.points + (claim.insistent ? insistence : 0));
}
