// §validation#photo-week Photo: one photo of a given type per store per week; the week is the store's, Monday to Sunday.
// One is what `weekTaken` looks for; the unique index `store_photos_once_a_week` has the last word.
import { addDays, firstMomentOf, localDay, mondayOf } from "@trilha/contract/core/zoned-days.ts";

export interface PhotoWeek {
  /** Today in the store, YYYY-MM-DD. */
  today: string;
  /** Monday: names the week. */
  monday: string;
  nextMonday: string;
  /** First moment of the next week. */
  nextAt: Date;
}

/** The week it is in a store now. */
export function photoWeekOf(now: Date, timeZone: string): PhotoWeek {
  const today = localDay(now, timeZone);
  const monday = mondayOf(today);
  const nextMonday = addDays(monday, 7);
  return { today, monday, nextMonday, nextAt: firstMomentOf(nextMonday, timeZone) };
}

/** A calendar day of a store in moments, its end exclusive. */
export function dayOf(day: string, timeZone: string): { beginsAt: Date; endsAt: Date } {
  return { beginsAt: firstMomentOf(day, timeZone), endsAt: firstMomentOf(addDays(day, 1), timeZone) };
}
