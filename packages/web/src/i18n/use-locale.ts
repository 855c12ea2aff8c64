import {
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayMonth,
  formatDeadline,
  formatTime,
} from "@trilha/contract/core/dates.ts";
import { useTranslation } from "react-i18next";
import { formatAgo, formatMoney, formatNumber } from "./formats.ts";
import { DEFAULT_LOCALE, type Locale, toLocale } from "./locales.ts";

/** The language in force; the caller draws again when it changes. */
export function useLocale(): Locale {
  const { i18n } = useTranslation("shell");
  return toLocale(i18n.language) ?? DEFAULT_LOCALE;
}

/** Dates and numbers in the language in force. */
export function useFormats() {
  const locale = useLocale();
  return {
    locale,
    number: (value: number) => formatNumber(value, locale),
    money: (value: number, currency: string) => formatMoney(value, currency, locale),
    date: (at: Date) => formatDate(at, locale),
    /** Format of a calendar day, YYYY-MM-DD. */
    calendarDay: (day: string) => formatCalendarDay(day, locale),
    /** The same in a sentence, without its year: "30 de junho". */
    dayMonth: (day: string) => formatDayMonth(day, locale),
    /** A day something begins or ends, in words; a text is a calendar day. */
    deadline: (end: Date | string) => formatDeadline(end, new Date(), locale),
    deadlineTime: (end: Date) => formatDeadline(end, new Date(), locale, { time: true }),
    time: (at: Date) => formatTime(at, locale),
    dateTime: (at: Date) => formatDateTime(at, locale),
    day: (at: Date) => formatDay(at, locale),
    ago: (at: Date) => formatAgo(at, new Date(), locale),
  };
}
