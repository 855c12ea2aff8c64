/**
 * What share of the points that nobody looks at should not have been given: of the points of a random sample of
 * reports that would have passed, the share that auditors took back. Null without a sample.
 *
 * leakage = Σ rejected points ÷ Σ points looked at: the ratio estimate of a simple random sample (W. G. Cochran,
 * Sampling Techniques, 3rd ed. 1977, chapter 6). Reports are drawn, not points; dividing sums rather than averaging
 * each report's own share weighs a dear report by what it is worth.
 */
export function leakageOf(sample: { pointsLooked: number; pointsRejected: number }): number | null {
  return sample.pointsLooked > 0 ? sample.pointsRejected / sample.pointsLooked : null;
}

/** A decision on a report of the random sample: how likely it was to be drawn, per thousand, and whether it fell. */
export interface SampledVerdict {
  rate: number;
  wrong: boolean;
}

export interface Estimate {
  looked: number;
  wrong: number;
  share: number | null;
  low: number | null;
  high: number | null;
}

/** Standard normal quantile of a two-sided 95 % interval. */
const z = 1.959964;

/**
 * What share of the reports accepted unseen should not have been: the Hájek estimator (each decision weighs 1 ÷ its
 * probability of being drawn, since new people are drawn more often) with the Wilson score interval at Kish's
 * effective sample size, (Σw)² ÷ Σw².
 */
export function falseAcceptanceOf(verdicts: readonly SampledVerdict[]): Estimate {
  const wrong = verdicts.filter((verdict) => verdict.wrong).length;
  if (verdicts.length === 0) return { looked: 0, wrong, share: null, low: null, high: null };
  let [sum, squares, ofWrong] = [0, 0, 0];
  for (const verdict of verdicts) {
    const weight = 1000 / Math.max(1, verdict.rate);
    sum += weight;
    squares += weight ** 2;
    if (verdict.wrong) ofWrong += weight;
  }
  const [share, n] = [ofWrong / sum, sum ** 2 / squares];
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return {
    ...{ looked: verdicts.length, wrong, share },
    ...{ low: Math.max(0, middle - half), high: Math.min(1, middle + half) },
  };
}
