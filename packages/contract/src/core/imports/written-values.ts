// A file is written by people and their spreadsheets: whole numbers with or without signs between thousands,
// dates as ISO or in the order of the reader's language (§limits#dates: day first for Portuguese and Spanish).
import { isDayFirst } from "../dates.ts";
import type { Locale } from "../locale.ts";
import { momentOf } from "../zoned-days.ts";

/** A whole number; thousands may be set apart in groups of three. Undefined: it is none. */
export function readWhole(text: string): number | undefined {
  if (!/^-?(\d+|\d{1,3}([.,'’\s]\d{3})+)$/u.test(text.trim())) return undefined;
  const value = Number(text.replace(/[^\d-]/g, ""));
  return Number.isSafeInteger(value) ? value : undefined;
}

/** A calendar day as YYYY-MM-DD; where the order says nothing for certain, the language decides. */
export function readDay(text: string, locale: Locale): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  if (!local) return undefined;
  const [, first, second, year] = local;
  const dayFirst = isDayFirst(locale);
  return (
    (dayFirst ? dayOf(year, second, first) : dayOf(year, first, second)) ??
    (dayFirst ? dayOf(year, first, second) : dayOf(year, second, first))
  );
}

/**
 * A moment as the one formatter writes it (§limits#dates), in the zone of whoever the file is about, or as ISO in UTC; a day
 * alone is none.
 */
export function readMoment(text: string, locale: Locale, timeZone: string): Date | undefined {
  const written = text.trim();
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(written)) {
    const exact = new Date(written);
    return Number.isNaN(exact.getTime()) ? undefined : exact;
  }
  const parts = /^(\S+?)(?:T|,?\s+)(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*([ap])\.?m\.?)?$/iu.exec(written);
  if (!parts) return undefined;
  const day = readDay(parts[1] ?? "", locale);
  if (!day) return undefined;
  const [, , hours, minutes, half] = parts;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (half && (Number(hours) < 1 || Number(hours) > 12)))
    return undefined;
  return momentOf(day, `${hour}:${minutes}`, timeZone);
}

function dayOf(year = "", month = "", day = ""): string | undefined {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text ? text : undefined;
}
