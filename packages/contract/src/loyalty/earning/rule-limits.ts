// Limits of the rules a campaign is written in; what caps take from a sale is in limits.ts.

/** Longest name of a promotion, in one language. */
export const promotionNameLimit = 80;
/** Largest numerator, and largest denominator, of a promotion's factor. */
export const promotionFactorLimit = 100;
/** Largest value of a cap. */
export const capLimit = 1_000_000_000;
/** Most lines of a points table. */
export const baseRuleLimit = 5_000;
