import { LANGUAGE_NAME, type Locale } from "../../i18n/locales.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** Mark of content that is not in the reader's language; nothing where it is (§interface#language-mark). */
export function LanguageMark({ locale }: { locale: Locale }) {
  if (locale === useLocale()) return null;
  const [code = ""] = locale.split("-");
  return (
    <span className="bordered r-8 p-0-8 dim text-12 weight-600" title={LANGUAGE_NAME[locale]}>
      <span aria-hidden="true">{code.toUpperCase()}</span>
      <span className="only-heard" lang={locale}>
        {LANGUAGE_NAME[locale]}
      </span>
    </span>
  );
}
