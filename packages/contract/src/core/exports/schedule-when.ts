/** Most days of a month a schedule may name; a shorter month has its last day instead. */
export const longestMonth = 31;
export const daysOfWeek = 7;

/** When a file is made: on a weekday (1 is Monday) or a day of the month, at a full hour of the client's zone. */
export type ScheduleWhen =
  | { every: "week"; day: number; hour: number }
  | { every: "month"; day: number; hour: number };

/** Most regular files of a client, and people one goes to. */
export const scheduleLimits = { perClient: 50, recipients: 20, name: 64 } as const;
