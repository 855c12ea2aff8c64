/** A queue is counted to here; what is more is said as more. */
export const queueShown = 99;
/** Days ahead that the office home looks. */
export const daysAhead = 14;
/** Dates shown at once, the nearest first. */
export const datesShown = 8;

/** A search of records: its letters, and how many of one kind it shows. */
export const recordText = { shortest: 2, longest: 64 };
export const recordsPerKind = 5;
