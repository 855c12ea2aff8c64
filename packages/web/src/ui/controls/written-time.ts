import type { Locale } from "../../i18n/locales.ts";
import type { WrittenForm } from "./written-form.ts";

/** Whether people of this language say 9:00 PM for 21:00. */
export const halfDays = (locale: Locale): boolean =>
  new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions().hour12 === true;

/** A time of day in the habit of the language; both habits are understood. Values are 'HH:mm'. */
export function writtenTime(locale: Locale): WrittenForm {
  const half = halfDays(locale);
  return {
    write(value) {
      const [, hour, minute] = /^(\d\d):(\d\d)/.exec(value) ?? [];
      if (!hour || !half) return hour ? `${hour}:${minute}` : "";
      const first = Number(hour) < 12;
      return `${String(Number(hour) % 12 || 12).padStart(2, "0")}:${minute} ${first ? "AM" : "PM"}`;
    },
    read(text) {
      const typed = /^(\d{1,2})(?:[:.h]?(\d\d))?h?\s*(?:([ap])\.?\s?m?\.?)?$/i.exec(text.trim());
      const [, hours, minutes, part] = typed ?? [];
      // "9" alone is no whole time before somebody says which half of the day.
      if (!hours || (!minutes && !part)) return "";
      if (part && (Number(hours) < 1 || Number(hours) > 12)) return "";
      const hour = part ? (Number(hours) % 12) + (part.toLowerCase() === "p" ? 12 : 0) : Number(hours);
      if (hour > 23 || Number(minutes ?? 0) > 59) return "";
      return `${String(hour).padStart(2, "0")}:${minutes ?? "00"}`;
    },
    grow: (text) => (/^\d\d$/.test(text) ? `${text}:` : text),
  };
}
