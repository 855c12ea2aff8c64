import { inLanguage } from "@trilha/contract/core/locale.ts";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME } from "../../../i18n/locales.ts";
import { useBuilder } from "../builder/builder-context.ts";
import type { PerLanguage } from "./content-change.ts";

/** Content learners of this language get while it has none of its own. */
export function Fallback({ values }: { values: Readonly<PerLanguage<unknown>> }) {
  const { t } = useTranslation("learning/authoring");
  const { locale, draft } = useBuilder();
  const shown = inLanguage(values, locale, draft.defaultLocale);
  if (!shown || shown.locale === locale) return null;
  return (
    <p className="hint">
      {t("language.fallback", { language: LANGUAGE_NAME[locale], shown: LANGUAGE_NAME[shown.locale] })}
    </p>
  );
}
