import { type Locale, type LocalizedText, localize } from "../../core/locale.ts";
import { localizedTexts } from "../../core/text-catalogue.ts";
import type { CourseChangeKind } from "./changes.ts";
import english from "./locales/changes/en-US.json" with { type: "json" };
import spanish from "./locales/changes/es-ES.json" with { type: "json" };
import french from "./locales/changes/fr-FR.json" with { type: "json" };
import portuguese from "./locales/changes/pt-BR.json" with { type: "json" };

const words: Readonly<Record<CourseChangeKind, LocalizedText>> = localizedTexts({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

/** A change as whoever publishes reads it; `title` in their language. */
export function changeInWords(change: CourseChangeKind, title: string, locale: Locale): string {
  return localize(words[change], locale, { title });
}
