import { addDays } from "@trilha/contract/core/zoned-days.ts";
import type { Locale } from "../../../i18n/locales.ts";

/** Weeks of a month, each of seven days (YYYY-MM-DD); the first and the last reach into the months beside it. */
export function weeksOf(month: string, locale: Locale): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const begin = addDays(first, -daysSinceWeekBegan(first, locale));
  const weeks: string[][] = [];
  for (let monday = begin; monday.slice(0, 7) <= month; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  return weeks;
}

/** Month so many months later (earlier if negative). */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or its last one where it has fewer. */
export function dayInMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** Day that a key leads to from another in a month's grid (WAI-ARIA date grid); undefined: the key means nothing here. */
export function dayAfterKey(key: string, day: string, locale: Locale): string | undefined {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -daysSinceWeekBegan(day, locale));
    case "End":
      return addDays(day, 6 - daysSinceWeekBegan(day, locale));
    case "PageUp":
      return dayInMonth(day, addMonths(day.slice(0, 7), -1));
    case "PageDown":
      return dayInMonth(day, addMonths(day.slice(0, 7), 1));
    default:
      return undefined;
  }
}

/** Weeks begin on a Sunday in Brazil and the United States, on a Monday in Spain and France. */
function daysSinceWeekBegan(day: string, locale: Locale): number {
  const sinceSunday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return locale === "pt-BR" || locale === "en-US" ? sinceSunday : (sinceSunday + 6) % 7;
}
