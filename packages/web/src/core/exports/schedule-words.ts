import type { ScheduleWhen } from "@trilha/contract/core/exports/schedule-when.ts";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";

/** A Monday: the first of seven days whose names are wanted. */
const monday = Date.UTC(2024, 0, 1, 12);
const day = 24 * 60 * 60 * 1000;

/** Days and hours of a schedule in words, by the client's clock. */
export function useScheduleWords() {
  const { t } = useTranslation("core/exports");
  const locale = useLocale();
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const hours = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const weekday = (number: number) => weekdays.format(monday + (number - 1) * day);
  const hour = (number: number) => hours.format(Date.UTC(2024, 0, 1, number));
  const when = ({ every, day: number, hour: at }: ScheduleWhen) =>
    every === "week"
      ? t("schedule.weekly", { day: weekday(number), hour: hour(at) })
      : t("schedule.monthly", { day: String(number), hour: hour(at) });
  return { weekday, hour, when };
}
