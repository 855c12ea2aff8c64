import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";

/** A percent in words, to one place; null: there is none. */
export function usePercent(): (value: number | null) => string {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  return (value) => (value === null ? "–" : t("percent", { percent: number(Math.round(value * 10) / 10) }));
}
