import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";

const HOUR = 60;

/** A workload in minutes as it is read: "45 min", "1 h 20 min". */
export function useDurationWords(): (minutes: number) => string {
  const { t } = useTranslation("learning/items");
  const { number } = useFormats();
  return (minutes) => {
    const hours = Math.floor(minutes / HOUR);
    const rest = minutes % HOUR;
    if (hours === 0) return t("duration.minutes", { minutes: number(rest) });
    if (rest === 0) return t("duration.hours", { hours: number(hours) });
    return t("duration.both", { hours: number(hours), minutes: number(rest) });
  };
}
