import { addDays, mondayOf } from "../../core/zoned-days.ts";

/** Days off in a week (Monday to Sunday) that break no streak: a weekend, or any other two. */
export const daysOffPerWeek = 2;

export interface Streak {
  /** Days answered in a row, days off forgiven. */
  days: number;
  /** Days off that are left until Sunday without breaking it. */
  daysOffLeft: number;
}

/**
 * §learning#streak The streak as of `today`: days with an answer, back to where a week missed more than it may. Today is missed only
 * once it is over. `answered`: calendar days, in any order.
 */
export function streakOf(answered: readonly string[], today: string): Streak {
  const done = new Set(answered);
  const [first] = [...done].toSorted();
  const missedOf = new Map<string, number>();
  let days = 0;
  for (let day = today; first !== undefined && day >= first; day = addDays(day, -1)) {
    if (done.has(day)) {
      days += 1;
      continue;
    }
    if (day === today) continue;
    const week = mondayOf(day);
    const missed = (missedOf.get(week) ?? 0) + 1;
    missedOf.set(week, missed);
    if (missed > daysOffPerWeek) break;
  }
  const missed = days > 0 ? (missedOf.get(mondayOf(today)) ?? 0) : 0;
  return { days, daysOffLeft: Math.max(0, daysOffPerWeek - missed) };
}

/** A day of the week that is shown: answered, let go, today and still open, or ahead. */
export type DayMark = "done" | "off" | "today" | "ahead";

/** The days of this week, Monday first. */
export function weekOf(answered: readonly string[], today: string): { day: string; mark: DayMark }[] {
  const done = new Set(answered);
  const monday = mondayOf(today);
  return Array.from({ length: 7 }, (_, at) => {
    const day = addDays(monday, at);
    const mark = done.has(day) ? "done" : day === today ? "today" : day < today ? "off" : "ahead";
    return { day, mark };
  });
}
