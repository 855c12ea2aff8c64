import { addDays } from "../../core/zoned-days.ts";

/** Days the pace is taken from. */
export const paceDays = 28;

/** Experience over days: of the last 28 days of a campaign, or since its begin. */
export interface Pace {
  readonly experience: number;
  readonly days: number;
}

export interface Forecast {
  /** Experience still missing; 0: reached. */
  remaining: number;
  /** The day it is reached at this pace; null: reached already, or there is no pace. */
  on: string | null;
  /** Reached, or so by the last day at this pace; null: no pace to tell by. */
  inTime: boolean | null;
}

/**
 * §earning-rules#forecast The bar: what remains to a number of experience and the day it is there at the pace so far. Days are calendar days
 * of the person's zone (YYYY-MM-DD); `lastDay` is the campaign's last. Without a pace only the remainder is told.
 */
export function forecast(
  wanted: number,
  facts: {
    readonly experience: number;
    readonly pace: Pace;
    readonly today: string;
    readonly lastDay: string;
  },
): Forecast {
  const remaining = Math.max(wanted - facts.experience, 0);
  if (remaining === 0) return { remaining, on: null, inTime: true };
  const { pace, today, lastDay } = facts;
  if (pace.experience <= 0 || pace.days <= 0) return { remaining, on: null, inTime: null };
  const days = Math.ceil((remaining * pace.days) / pace.experience);
  // Beyond any campaign: the day itself says nothing to anybody.
  if (days > farthest) return { remaining, on: null, inTime: false };
  const on = addDays(today, days);
  return { remaining, on, inTime: on <= lastDay };
}

const farthest = 3_650;
