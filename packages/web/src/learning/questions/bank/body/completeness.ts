import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";

type Texts = Readonly<Partial<Record<Locale, unknown>>>;

/** Texts of a question that somebody may be shown, each in its languages. */
function textsOf(body: QuestionBody): Texts[] {
  const common: Texts[] = [body.prompt, body.feedback, body.alt ?? {}];
  switch (body.kind) {
    case "one":
    case "several":
      return [...common, ...body.options.flatMap(({ text, feedback, alt }) => [text, feedback, alt ?? {}])];
    case "true_false":
      return [...common, body.whenTrue, body.whenFalse];
    case "numeric":
      return [...common, body.unit, ...body.answers.map(({ feedback }) => feedback)];
    case "short_text":
      return [...common, ...body.answers.flatMap(({ texts, feedback }) => [texts, feedback])];
    case "ordering":
      return [
        ...common,
        ...body.items.flatMap(({ text, alt, feedback }) => [text, alt ?? {}, feedback ?? {}]),
      ];
    case "matching":
      return [
        ...common,
        ...body.pairs.flatMap(({ left, right, feedback }) => [left, right, feedback ?? {}]),
        ...body.others.map(({ text }) => text),
      ];
    case "essay":
      return [...common, body.model, ...body.rubric.map(({ text }) => text)];
    case "scale":
      return [...common, body.low, body.high];
  }
}

const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === "string" && value.trim() !== "";

/** Whole percent of what is written in any language that each language has; nothing written yet: none. */
export function questionCompleteness(body: QuestionBody): { locale: Locale; percent: number }[] {
  const parts = textsOf(body).filter((texts) => Object.values(texts).some(isSaid));
  return locales.map((locale) => {
    const there = parts.filter((texts) => isSaid(texts[locale])).length;
    return { locale, percent: parts.length === 0 ? 0 : Math.floor((there / parts.length) * 100) };
  });
}
