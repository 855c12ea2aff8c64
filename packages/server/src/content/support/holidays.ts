// §limits#support-response Working days: public holidays of the seven countries, each as its law has them this year and the next. Days of one
// state or town alone do not count, nor those an employer may or may not give.
import type { Country } from "@trilha/contract/core/country.ts";
import Holidays from "date-holidays";
import { Cache } from "../../core/cache.ts";

const calendars = new Map<Country, Holidays>();
// A year of one country is some twenty days.
const years = new Cache<ReadonlySet<string>>("public_holidays", { most: 100 });

/** Whether nobody works on this day (YYYY-MM-DD) in this country, weekends apart. */
export function isPublicHoliday(country: Country, day: string): boolean {
  const year = day.slice(0, 4);
  const key = `${country} ${year}`;
  const known = years.get(key) ?? holidaysOf(country, Number(year));
  years.set(key, known);
  return known.has(day);
}

function holidaysOf(country: Country, year: number): ReadonlySet<string> {
  const calendar = calendars.get(country) ?? new Holidays(country, { types: ["public"] });
  calendars.set(country, calendar);
  // As the country writes it: its own calendar day, whatever the zone of this process.
  return new Set(calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
}
