import type { Locale } from "@trilha/contract/core/locale.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { LANGUAGE_NAME } from "../../../../i18n/locales.ts";
import { Textarea } from "../../../../ui/controls/input.ts";

type Spellings = Partial<Record<Locale, string[]>>;
type Props = {
  id: string;
  value: Spellings;
  error?: string | undefined;
  onChange: (texts: Spellings) => void;
};

const MOST = 20;
const LONGEST = 120;

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim().slice(0, LONGEST))
      .filter(Boolean),
  ),
];

/** Spellings that count as right: one a line, in the language that is being written. */
export function SpellingsField({ id, value, error, onChange }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { t: writing } = useTranslation("core/writing");
  const { locale, readOnly } = useWriting();
  const spellings = (value[locale] ?? []).join("\n");
  const [typed, setTyped] = useState<{ text: string; locale: Locale }>();
  // A line that was just begun, and the blank one under it, are no spellings yet but stay in the field.
  const text =
    typed?.locale === locale && linesOf(typed.text).slice(0, MOST).join("\n") === spellings
      ? typed.text
      : spellings;
  return (
    <Textarea
      id={id}
      lang={locale}
      label={writing("of", { field: t("spelling.label"), language: LANGUAGE_NAME[locale] })}
      description={t("spelling.help")}
      rows={3}
      autosize={false}
      readOnly={readOnly}
      value={text}
      error={error}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped({ text: next, locale });
        const { [locale]: _, ...others } = value;
        const lines = linesOf(next).slice(0, MOST);
        onChange(lines.length === 0 ? others : { ...others, [locale]: lines });
      }}
    />
  );
}
