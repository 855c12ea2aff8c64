import { IconChevronDown, IconLanguage } from "@tabler/icons-react";
import { LANGUAGE_NAME, type Locale } from "../../i18n/locales.ts";
import classes from "./switches.module.css";

type Props = {
  label: string;
  locales: readonly Locale[];
  value: Locale;
  onChange: (locale: Locale) => void;
};

/** Languages by their own names; the device's own list, so it works with a thumb. */
export function LanguageSelect({ label, locales, value, onChange }: Props) {
  return (
    <span className={classes.language}>
      <IconLanguage className="absolute untouchable" size={18} stroke={1.7} aria-hidden="true" />
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value as Locale)}>
        {locales.map((one) => (
          <option className="on-card ink" key={one} value={one} lang={one}>
            {LANGUAGE_NAME[one]}
          </option>
        ))}
      </select>
      <IconChevronDown className="absolute untouchable" size={16} stroke={1.7} aria-hidden="true" />
    </span>
  );
}
