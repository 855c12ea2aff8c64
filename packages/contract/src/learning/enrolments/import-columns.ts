/** Columns of a file of enrolments; a header row is needed, order is free. */
export const enrolmentColumns = ["person", "course", "due"] as const;
export type EnrolmentColumn = (typeof enrolmentColumns)[number];
