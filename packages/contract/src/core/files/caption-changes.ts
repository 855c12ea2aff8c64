import { type Locale, localize } from "../locale.ts";
import { localizedTexts } from "../text-catalogue.ts";
import english from "./locales/captions/en-US.json" with { type: "json" };
import spanish from "./locales/captions/es-ES.json" with { type: "json" };
import french from "./locales/captions/fr-FR.json" with { type: "json" };
import portuguese from "./locales/captions/pt-BR.json" with { type: "json" };

/** Changes made to captions on their way in, so that a browser shows them as they are meant. */
const words = localizedTexts({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

export interface CaptionChange {
  kind: keyof typeof words;
  /** Line of the first of them in the file that was sent. */
  line: number;
  count: number;
}

/** A change in somebody's language. */
export const captionChangeWords = ({ kind, line, count }: CaptionChange, locale: Locale): string =>
  localize(words[kind], locale, { line, count });
