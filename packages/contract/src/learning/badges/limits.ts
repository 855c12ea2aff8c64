/** Longest texts of a badge, in one language. */
export const badgeLimits = { name: 60, text: 200 } as const;
/** Longest key in the address of a shared badge. */
export const shareKeyLimit = 64;
