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
