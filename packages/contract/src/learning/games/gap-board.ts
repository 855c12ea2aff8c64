import type { Locale } from "../../core/locale.ts";
import { gapsOf, parseGapText } from "./gap-text.ts";
import type { ShownGameOf } from "./shown.ts";
import { textFor } from "./state.ts";

interface Told {
  locale: Locale;
  fallback: Locale;
}
type Texts = Readonly<Partial<Record<Locale, string>>>;

/** The gaps of the text in the language it was dealt in. */
export const dealtGaps = (texts: Texts, language: Told) => gapsOf(parseGapText(textFor(texts, language)));

/** The text with what fills its gaps so far. */
export function shownPieces(
  texts: Texts,
  language: Told,
  filled: (gap: number) => string | null,
): ShownGameOf<"fill_in_the_blanks">["pieces"] {
  let gap = -1;
  return parseGapText(textFor(texts, language)).pieces.map((piece) => {
    if (piece.kind === "text") return piece;
    gap += 1;
    return { kind: "gap", gap, filled: filled(gap) };
  });
}
