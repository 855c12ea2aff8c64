import { useTranslation } from "react-i18next";
import { LOCALES, type Locale } from "../../i18n/locales.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { LanguageSelect } from "./LanguageSelect.tsx";

/** The four languages of the app. */
export function LanguageSwitch({ onChange }: { onChange: (locale: Locale) => void }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return <LanguageSelect label={t("ui.language")} locales={LOCALES} value={locale} onChange={onChange} />;
}
