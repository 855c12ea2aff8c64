import { languageCompleteness } from "@trilha/contract/courses/languages.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME } from "../../../i18n/locales.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import classes from "./builder.module.css";
import { useBuilder } from "./builder-context.ts";

/** The language that is being written, each with how much of the course it has. */
export function LanguageTabs() {
  const { t } = useTranslation("course-office");
  const { number } = useFormats();
  const { draft, locale, setLocale } = useBuilder();
  const name = useId();
  const languages = languageCompleteness(draft);
  if (languages.length < 2) return null;
  return (
    <fieldset className={classes.languages}>
      <legend className="only-heard">{t("language.label")}</legend>
      {languages.map(({ locale: one, percent }) => (
        <label key={one} className={classes.language}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === locale}
            onChange={() => setLocale(one)}
          />
          <span>{LANGUAGE_NAME[one]}</span>
          <small data-whole={percent === 100 || undefined}>
            {t("list.percent", { percent: number(percent) })}
          </small>
        </label>
      ))}
    </fieldset>
  );
}
