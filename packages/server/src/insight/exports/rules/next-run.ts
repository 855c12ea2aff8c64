// §loyalty#scheduled-reports When a regular report is made next, by the client's clock.
import type { ScheduleWhen } from "@trilha/contract/core/exports/schedule-when.ts";
import { addDays, daysBetween, firstMomentOf, localDay, mondayOf } from "@trilha/contract/core/zoned-days.ts";

/** The first moment after another that a schedule names. */
export function nextRun(when: ScheduleWhen, after: Date, timeZone: string): Date {
  // The day before as well: where the clock went back over midnight, a day's hour may come after the next has begun.
  for (let day = addDays(localDay(after, timeZone), -1); ; day = addDays(day, 1)) {
    if (!isDayOf(when, day)) continue;
    const moment = momentOf(day, when.hour, timeZone);
    if (moment > after) return moment;
  }
}

const isDayOf = ({ every, day: wanted }: ScheduleWhen, day: string): boolean =>
  every === "week"
    ? daysBetween(mondayOf(day), day) + 1 === wanted
    : Number(day.slice(8)) === Math.min(wanted, lastDayOf(day));

/** Number of the last day of a day's month. */
const lastDayOf = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

const quarter = 15 * 60_000;

/**
 * The moment a zone's clock first shows an hour of a day, or is past it where it left that hour out. Clocks change by
 * quarters, so that walking the day by quarters meets it.
 */
function momentOf(day: string, hour: number, timeZone: string): Date {
  const clock = new Intl.DateTimeFormat("en-US-u-hc-h23", { timeZone, hour: "2-digit" });
  let at = firstMomentOf(day, timeZone).getTime();
  while (localDay(new Date(at), timeZone) === day && Number(clock.format(at)) < hour) at += quarter;
  return new Date(at);
}
