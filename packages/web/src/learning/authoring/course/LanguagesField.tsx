import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES } from "../../../i18n/locales.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { TickList } from "../../../ui/pick/TickList.tsx";
import { useBuilder } from "../builder/builder-context.ts";

/** The languages the course is meant for, and the one it falls back to. */
export function LanguagesField() {
  const { t } = useTranslation("learning/authoring");
  const { draft, change, readOnly, locale, setLocale } = useBuilder();
  const put = (chosen: readonly string[]) => {
    const locales = LOCALES.filter((one) => one === draft.defaultLocale || chosen.includes(one));
    if (!locales.includes(locale)) setLocale(draft.defaultLocale);
    change((now) => ({ ...now, locales }));
  };
  return (
    <>
      <TickList
        id="course-locales"
        label={t("language.languages")}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
        chosen={draft.locales}
        disabled={readOnly}
        onChange={put}
      />
      <NativeSelect
        id="course-defaultLocale"
        label={t("field.defaultLocale")}
        description={t("language.defaultHelp")}
        disabled={readOnly}
        value={draft.defaultLocale}
        onChange={(event) => {
          const next = draft.locales.find((one) => one === event.currentTarget.value);
          if (next) change((now) => ({ ...now, defaultLocale: next }));
        }}
        data={draft.locales.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
      />
    </>
  );
}
