import { addDays, firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";

// A course or a drill is seen from one moment until another; an author thinks in days of the programme's time zone, the last one
// included.

/** The first day it is seen; "" for none. */
export const firstDay = (from: string | null, timeZone: string): string =>
  from ? localDay(new Date(from), timeZone) : "";

/** The last day it is seen; "" for none. */
export const lastDay = (until: string | null, timeZone: string): string =>
  until ? localDay(new Date(new Date(until).getTime() - 1), timeZone) : "";

export const fromDay = (day: string, timeZone: string): string | null =>
  day ? firstMomentOf(day, timeZone).toISOString() : null;

export const untilDay = (day: string, timeZone: string): string | null =>
  day ? firstMomentOf(addDays(day, 1), timeZone).toISOString() : null;
