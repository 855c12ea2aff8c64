/** Levels of a programme, lowest first. A person has one; campaigns, eligibility and promotions speak of them. */
export const levels = ["basic", "creator", "influencer"] as const;
export type Level = (typeof levels)[number];
