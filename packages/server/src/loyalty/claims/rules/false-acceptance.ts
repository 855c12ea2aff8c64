/** A decision on a report of the random sample. */
export interface SampledVerdict {
  /** How likely the report was to be drawn, per thousand. */
  rate: number;
  wrong: boolean;
  /** Points it would have been accepted with, and those of them that were refused. */
  points: number;
  pointsRejected: number;
}

/** A share with its 95 % interval; null without anything to estimate it from. */
export interface Proportion {
  share: number | null;
  low: number | null;
  high: number | null;
}

export interface FalseAcceptance {
  looked: number;
  wrong: number;
  reports: Proportion;
  points: Proportion;
}

/** Standard normal quantile of a two-sided 95 % interval. */
const z = 1.959964;

/**
 * Share of the reports accepted unseen, and of their points, that should not have been. Reports are drawn with different
 * probabilities, new people more often, so each decision weighs 1 ÷ its probability.
 */
export function falseAcceptanceOf(verdicts: readonly SampledVerdict[]): FalseAcceptance {
  const weighted = verdicts.map((verdict) => ({ ...verdict, weight: 1000 / Math.max(1, verdict.rate) }));
  return {
    looked: verdicts.length,
    wrong: verdicts.filter(({ wrong }) => wrong).length,
    reports: proportionOf(weighted.map(({ weight, wrong }) => [weight, wrong ? weight : 0])),
    points: proportionOf(
      weighted.map(({ weight, points, pointsRejected }) => [weight * points, weight * pointsRejected]),
    ),
  };
}

/**
 * The Hájek estimator of a share, from [weight, wrong part of the weight] of each, with the Wilson score interval at
 * Kish's effective sample size, (Σw)² ÷ Σw².
 */
function proportionOf(parts: readonly (readonly [weight: number, wrong: number])[]): Proportion {
  let [sum, squares, ofWrong] = [0, 0, 0];
  for (const [weight, wrong] of parts) {
    sum += weight;
    squares += weight ** 2;
    ofWrong += wrong;
  }
  if (sum === 0) return { share: null, low: null, high: null };
  const [share, n] = [ofWrong / sum, sum ** 2 / squares];
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
