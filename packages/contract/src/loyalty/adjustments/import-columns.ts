/** Columns of an award file; a header row is needed, order is free. */
export const awardColumns = ["person", "points", "experience", "note", "date", "store_code"] as const;
export type AwardColumn = (typeof awardColumns)[number];
