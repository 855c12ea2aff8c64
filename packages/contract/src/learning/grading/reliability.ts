/** Spread of one question's points: how many attempts had it, and the variance of its points among them. */
export interface ItemSpread {
  readonly attempts: number;
  readonly variance: number;
}

/**
 * Cronbach's alpha of a test: k/(k−1) · (1 − Σσᵢ²/σ²), at most 1; below 0 where questions speak against each other. Where
 * questions are drawn, k is how many somebody gets, and each item's variance counts as far as attempts had it. Null: one
 * question, fewer than two attempts, or everybody came to the same points.
 */
export function cronbachAlpha(
  items: readonly ItemSpread[],
  totals: { readonly attempts: number; readonly variance: number },
): number | null {
  if (totals.attempts < 2 || totals.variance <= 1e-9) return null;
  const sum = (value: (one: ItemSpread) => number) =>
    items.reduce((total, one) => total + value(one), 0) / totals.attempts;
  const length = sum(({ attempts }) => attempts);
  if (length <= 1) return null;
  const own = sum(({ attempts, variance }) => attempts * variance);
  return Math.min(1, (length / (length - 1)) * (1 - own / totals.variance));
}

/** How far its results may be trusted, by the usual limits (Nunnally 1978). */
export const trustGrades = ["low", "fair", "good"] as const;
export type TrustGrade = (typeof trustGrades)[number];
export function trustOf(alpha: number): TrustGrade {
  if (alpha < 0.5) return "low";
  return alpha < 0.7 ? "fair" : "good";
}
