/** Columns of a file of completed trainings; a header row is needed, order is free. */
export const completionColumns = ["person", "training", "date"] as const;
export type CompletionColumn = (typeof completionColumns)[number];
