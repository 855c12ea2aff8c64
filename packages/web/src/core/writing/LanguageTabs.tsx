import type { LanguageCompleteness } from "@trilha/contract/core/locale.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME } from "../../i18n/locales.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./writing.module.css";
import { useWriting } from "./writing-context.ts";

type Props = { languages: readonly Pick<LanguageCompleteness, "locale" | "percent">[] };

/** The language that is being written, each with how much of the whole it has. */
export function LanguageTabs({ languages }: Props) {
  const { t } = useTranslation("core/writing");
  const { number } = useFormats();
  const { locale, setLocale } = useWriting();
  const name = useId();
  if (languages.length < 2) return null;
  return (
    <fieldset className={classes.languages}>
      <legend className="only-heard">{t("language")}</legend>
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
          <small className="dim text-12 numbers" data-whole={percent === 100 || undefined}>
            {t("percent", { percent: number(percent) })}
          </small>
        </label>
      ))}
    </fieldset>
  );
}
