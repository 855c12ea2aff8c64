import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME } from "../../i18n/locales.ts";
import { Textarea, TextInput } from "../../ui/controls/input.ts";
import { useWriting } from "./writing-context.ts";

type Texts = Readonly<Partial<Record<Locale, string>>>;

type Props = {
  id: string;
  label: string;
  value: Texts;
  onChange: (texts: Partial<Record<Locale, string>>) => void;
  maxLength: number;
  /** Has to say something in one language at least. */
  needed?: boolean;
  rows?: number;
  description?: string;
  /** Error of the field, beside what the field itself sees. */
  error?: string | undefined;
};

/** A text in the language that is being written; where it has none, what learners are shown instead. */
export function LocalizedField(props: Props) {
  const { id, label, value, onChange, maxLength, needed, rows, description, error } = props;
  const { t } = useTranslation("core/writing");
  const { locale, locales, fallback, readOnly } = useWriting();
  const [emptied, setEmptied] = useState<Locale>();
  const shown = inLanguage(value, locale, fallback);
  const several = locales.length > 1;
  const write = (text: string) => {
    const { [locale]: _, ...others } = value;
    const next: Texts = text === "" ? others : { ...others, [locale]: text };
    // The last title is not let go of before there is another: it comes back when the field is left.
    if (needed && !Object.values(next).some((one) => one.trim())) return setEmptied(locale);
    setEmptied(undefined);
    onChange(next);
  };
  const fields = {
    id,
    label: several ? t("of", { field: label, language: LANGUAGE_NAME[locale] }) : label,
    lang: locale,
    maxLength,
    readOnly,
    description,
    value: emptied === locale ? "" : (value[locale] ?? ""),
    placeholder: shown && shown.locale !== locale ? shown.value : undefined,
    error: emptied === locale ? t("needed") : error,
    onBlur: () => setEmptied(undefined),
  };
  return rows ? (
    <Textarea
      {...fields}
      rows={rows}
      autosize={false}
      onChange={(event) => write(event.currentTarget.value)}
    />
  ) : (
    <TextInput {...fields} withAsterisk={needed} onChange={(event) => write(event.currentTarget.value)} />
  );
}
