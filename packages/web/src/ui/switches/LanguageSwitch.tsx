import { IconChevronDown, IconLanguage } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES, type Locale } from "../../i18n/locales.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import classes from "./switches.module.css";

/** The four languages by their own names; the device's own list, so it works with a thumb. */
export function LanguageSwitch({ onChange }: { onChange: (locale: Locale) => void }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <span className={classes.language}>
      <IconLanguage size={18} stroke={1.7} aria-hidden="true" />
      <select
        aria-label={t("ui.language")}
        value={locale}
        onChange={(event) => onChange(event.target.value as Locale)}
      >
        {LOCALES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAME[one]}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.7} aria-hidden="true" />
    </span>
  );
}
