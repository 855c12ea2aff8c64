import { LANGUAGE_ID, type Locale } from "./locales.ts";

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = numbers.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  numbers.set(key, made);
  return made;
}

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = dates.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  dates.set(key, made);
  return made;
}

/** Spec §limits#dates: day/month/year for language ids 1 and 3, month-day-year otherwise. */
export function formatDate(at: Date, locale: Locale, timeZone?: string): string {
  const words = dateFormat("en-US", { year: "numeric", month: "2-digit", day: "2-digit", timeZone });
  const parts = Object.fromEntries(words.formatToParts(at).map(({ type, value }) => [type, value]));
  const id = LANGUAGE_ID[locale];
  return id === 1 || id === 3
    ? `${parts.day}/${parts.month}/${parts.year}`
    : `${parts.month}-${parts.day}-${parts.year}`;
}

/** A calendar day without a zone (YYYY-MM-DD), the same wherever it is read. */
export function formatCalendarDay(day: string, locale: Locale): string {
  return formatDate(new Date(`${day}T12:00:00Z`), locale, "UTC");
}

export function formatTime(at: Date, locale: Locale, timeZone?: string): string {
  return dateFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone }).format(at);
}

export function formatDateTime(at: Date, locale: Locale, timeZone?: string): string {
  return `${formatDate(at, locale, timeZone)} ${formatTime(at, locale, timeZone)}`;
}

/** A date in words, as a sentence would say it: "sexta-feira, 21 de novembro". */
export function formatDay(at: Date, locale: Locale, timeZone?: string): string {
  return dateFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone }).format(at);
}

/** A calendar day (YYYY-MM-DD) as a sentence says it, where its year is clear: "30 de junho". */
export function formatDayMonth(day: string, locale: Locale): string {
  const words = dateFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  return words.format(new Date(`${day}T12:00:00Z`));
}

export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale, {}).format(value);
}

export function formatPercent(part: number, locale: Locale): string {
  return numberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(part);
}

export function formatMoney(value: number, currency: string, locale: Locale): string {
  return numberFormat(locale, { style: "currency", currency }).format(value);
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "há 5 minutos", "in 2 days"; under a minute it says "now" in the language. */
export function formatAgo(at: Date, now: Date, locale: Locale): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return words.format(Math.trunc(seconds / size), unit);
  }
  return words.format(0, "second");
}
