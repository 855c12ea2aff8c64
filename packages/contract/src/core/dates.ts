// Dates as people read them, on screens, in notifications, mails and drawn files alike (§limits#dates).
import { type Locale, languageIds } from "./locale.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}

/** A calendar day as a moment any zone agrees about, if it reads UTC. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** §limits#dates: day/month/year for language ids 1 and 3, month-day-year otherwise. */
export const isDayFirst = (locale: Locale): boolean => languageIds[locale] === 1 || languageIds[locale] === 3;

/** A date in numbers (§limits#dates). Without a zone: the reader's. */
export function formatDate(at: Date, locale: Locale, timeZone?: string): string {
  const format = formatOf("en-US", { year: "numeric", month: "2-digit", day: "2-digit", timeZone });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return isDayFirst(locale)
    ? `${parts.day}/${parts.month}/${parts.year}`
    : `${parts.month}-${parts.day}-${parts.year}`;
}

/** A calendar day (YYYY-MM-DD) in numbers, the same wherever it is read. */
export const formatCalendarDay = (day: string, locale: Locale): string =>
  formatDate(noonOf(day), locale, "UTC");

export function formatTime(at: Date, locale: Locale, timeZone?: string): string {
  return formatOf(locale, { hour: "2-digit", minute: "2-digit", timeZone }).format(at);
}

export function formatDateTime(at: Date, locale: Locale, timeZone?: string): string {
  return `${formatDate(at, locale, timeZone)} ${formatTime(at, locale, timeZone)}`;
}

/** A date in words, as a sentence would say it: "sexta-feira, 21 de novembro". */
export function formatDay(at: Date, locale: Locale, timeZone?: string): string {
  return formatOf(locale, { weekday: "long", day: "numeric", month: "long", timeZone }).format(at);
}

/** A calendar day (YYYY-MM-DD) as a sentence says it, where its year is clear: "30 de junho". */
export function formatDayMonth(day: string, locale: Locale): string {
  return formatOf(locale, { day: "numeric", month: "long", timeZone: "UTC" }).format(noonOf(day));
}

/**
 * A deadline in words, so that no day is read as a month (§limits#deadlines): "4 de dezembro", with its year where that
 * is not the present one, with its time where that counts.
 */
export function formatDeadline(
  end: Date | string,
  now: Date,
  locale: Locale,
  { timeZone, time }: { readonly timeZone?: string; readonly time?: boolean } = {},
): string {
  const at = typeof end === "string" ? noonOf(end) : end;
  const zone = typeof end === "string" ? "UTC" : timeZone;
  const yearOf = (moment: Date) => formatOf("en-US", { year: "numeric", timeZone: zone }).format(moment);
  const day = { day: "numeric", month: "long", timeZone: zone } as const;
  const words = formatOf(locale, yearOf(at) === yearOf(now) ? day : { ...day, year: "numeric" }).format(at);
  return time ? `${words}, ${formatTime(at, locale, zone)}` : words;
}

/** A calendar day (YYYY-MM-DD) written out: "30 de junho de 2026". */
export function formatLongDay(day: string, locale: Locale): string {
  return formatOf(locale, { dateStyle: "long", timeZone: "UTC" }).format(noonOf(day));
}

/** A moment written out, in a zone: "30 de junho de 2026 às 14:05". */
export function formatLongMoment(at: Date, locale: Locale, timeZone: string): string {
  return formatOf(locale, { dateStyle: "long", timeStyle: "short", timeZone }).format(at);
}
