/** Greatest depth of a tree of conditions, leaves counted. */
export const maxDepth = 4;
/** The same of a segment's conditions, which lie inside such a tree where they are used. */
export const segmentDepth = maxDepth - 1;
/** Most conditions of one tree. */
export const maxConditions = 50;
/** Highest count a condition asks for. */
export const conditionCountLimit = 10_000;
/** Least and most days somebody has been signed up for a campaign. */
export const enrolledDays = { minimum: 1, maximum: 365 } as const;
