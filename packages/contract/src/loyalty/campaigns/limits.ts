/** Least and most of a campaign's numbers, by field. */
export const campaignLimits = {
  settlementDays: { minimum: 0, maximum: 365 },
  reportingDays: { minimum: 1, maximum: 90 },
  budget: { minimum: 1, maximum: 1_000_000_000 },
} as const;
/** Longest terms of a campaign, in one language. */
export const campaignTermsLimit = 20_000;
/** Longest texts of a kind of photo, in one language. */
export const photoTypeLimits = { name: 80, hint: 240 } as const;
