// A random sample of what nothing speaks against is looked at all the same: it measures what slips through. New people
// and new stores are drawn more often.

/**
 * Whether a claim is in the sample. `mark` are bytes only the server can work out (a signature over the claim's id),
 * so nobody knows beforehand and a check that runs again decides the same. `rate` is per thousand.
 */
export function isSampled(mark: Uint8Array, rate: number): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = mark;
  const drawn = ((a * 256 + b) * 256 + c) * 256 + d;
  return drawn < (rate / 1000) * 2 ** 32;
}

/** Verified history: reports decided on, and those that did not stand. */
export interface VerifiedHistory {
  looked: number;
  wrong: number;
}

/** Beta prior of a report being wrong: one wrong of five. */
const prior = { wrong: 1, looked: 5 };

/**
 * How often, per thousand, reports are drawn: `newcomer` while nothing is known of the person or the store, then as the
 * mean of the Beta posterior of being wrong falls, never below `base`. The less known of the two decides.
 */
export function sampleRateOf(
  rates: { base: number; newcomer: number },
  histories: readonly VerifiedHistory[],
): number {
  const relative = histories.map(
    ({ looked, wrong }) => ((prior.wrong + wrong) / (prior.looked + looked)) * (prior.looked / prior.wrong),
  );
  const rate = Math.round(rates.newcomer * Math.max(0, ...relative));
  return Math.min(1000, Math.max(rates.base, rate));
}
