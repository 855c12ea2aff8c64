import type { Locale } from "./locales.ts";

export { isDayFirst } from "@trilha/contract/core/dates.ts";

const numbers = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = numbers.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  numbers.set(key, made);
  return made;
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
