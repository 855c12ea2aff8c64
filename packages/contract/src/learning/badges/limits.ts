/** Longest texts of a badge, in one language. */
export const badgeLimits = { name: 60, text: 200 } as const;
