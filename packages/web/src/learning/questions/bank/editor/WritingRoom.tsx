import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { type ReactNode, useMemo, useState } from "react";
import { WritingContext } from "../../../../core/writing/writing-context.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";

type Props = {
  readOnly: boolean;
  /** In which the question was written first; undefined: in the reader's. */
  first: Locale | undefined;
  children: (locale: Locale) => ReactNode;
};

/** The language a question is being written in: the author's own at first, any of the four after that. */
export function WritingRoom({ readOnly, first, children }: Props) {
  const ui = useLocale();
  const [locale, setLocale] = useState<Locale>(first ?? ui);
  const writing = useMemo(
    () => ({ locale, setLocale, locales, fallback: first ?? ui, readOnly }),
    [locale, first, ui, readOnly],
  );
  return <WritingContext value={writing}>{children(locale)}</WritingContext>;
}
