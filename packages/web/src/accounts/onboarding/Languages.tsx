import { useId } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES } from "../../i18n/locales.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { changeLanguage } from "../../session/language.ts";
import classes from "./onboarding.module.css";

/** The four languages, all in sight, each by its own name. */
export function Languages() {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const name = useId();
  return (
    <fieldset className={classes.languages}>
      <legend className="only-heard">{t("ui.language")}</legend>
      {LOCALES.map((one) => (
        <label key={one} lang={one}>
          <input
            type="radio"
            name={name}
            checked={one === locale}
            onChange={() => void changeLanguage(one)}
          />
          {LANGUAGE_NAME[one]}
        </label>
      ))}
    </fieldset>
  );
}
