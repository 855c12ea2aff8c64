/** A reminder before points go: hours before, from the nearest to the farthest it still makes sense. */
export interface Reminder {
  readonly days: number;
  readonly kind: "points.expire_in_a_week" | "points.expire_in_a_day";
  readonly from: number;
  readonly until: number;
}

const day = 24;

/** A week and a day before. Who comes to points in the last day is told of that day alone. */
export const reminders: readonly Reminder[] = [
  { days: 7, kind: "points.expire_in_a_week", from: day, until: 7 * day },
  { days: 1, kind: "points.expire_in_a_day", from: 0, until: day },
];
