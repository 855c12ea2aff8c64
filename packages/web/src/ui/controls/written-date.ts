import { isDayFirst } from "../../i18n/formats.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { WrittenForm } from "./written-form.ts";

const pad = (value: number, length: number) => String(value).padStart(length, "0");

/** A day of the calendar as 'YYYY-MM-DD'; "" for the 30th of February. */
function toDay(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
  return real ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : "";
}

/** Spec §limits#dates: day/month/year for language ids 1 and 3, month-day-year otherwise. Values are 'YYYY-MM-DD'. */
export function writtenDate(locale: Locale): WrittenForm {
  const dayFirst = isDayFirst(locale);
  const mark = dayFirst ? "/" : "-";
  return {
    write(value) {
      const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(value) ?? [];
      if (!year) return "";
      return dayFirst ? [day, month, year].join(mark) : [month, day, year].join(mark);
    },
    read(text) {
      const copied = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
      if (copied) return toDay(Number(copied[1]), Number(copied[2]), Number(copied[3]));
      const typed = /^(\d{1,2})(?:\s*[/.\-\s]\s*)(\d{1,2})(?:\s*[/.\-\s]\s*)(\d{4})$/.exec(text.trim());
      const [, first, second, year] = typed ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text.trim()) ?? [];
      const [day, month] = dayFirst ? [first, second] : [second, first];
      return toDay(Number(year), Number(month), Number(day));
    },
    grow: (text) => (/^\d\d$|^\d\d\D\d\d$/.test(text) ? text + mark : text),
  };
}
