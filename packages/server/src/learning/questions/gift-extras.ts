import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { difficulty, type QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { Difficulty } from "@trilha/contract/learning/questions/sorts.ts";
import * as z from "zod/mini";

// Extras GIFT has no word for: they stand in a comment of our own, which other readers pass over.

const text = z.string().check(z.maxLength(2_000));
const extras = z.object({
  difficulty: z.catch(difficulty, 3),
  points: z.catch(z.int().check(z.minimum(1), z.maximum(100)), 1),
  unit: z.catch(text, ""),
  exact: z.catch(z.boolean(), false),
  longest: z.catch(z.int().check(z.minimum(50), z.maximum(10_000)), 2_000),
  rubric: z.catch(z.array(z.object({ text, points: z.number() })), []),
  model: z.catch(text, ""),
  /** Words on pairs, in their order. */
  onPairs: z.catch(z.array(text), []),
});
export type GiftExtras = z.output<typeof extras>;

const mark = "// trilha ";

/** Extras of a block, or what goes without saying. */
export function readExtras(block: string): GiftExtras {
  const line = block.split("\n").find((one) => one.startsWith(mark));
  try {
    return extras.parse(line ? JSON.parse(line.slice(mark.length)) : {});
  } catch {
    return extras.parse({});
  }
}

/** The comment that goes before a question. */
export function writeExtras(body: QuestionBody, level: Difficulty, language: Locale): string {
  const extras: Partial<GiftExtras> = { difficulty: level, points: body.points };
  if (body.kind === "numeric") extras.unit = body.unit[language] ?? "";
  if (body.kind === "short_text") extras.exact = body.exact;
  if (body.kind === "matching" && body.pairs.some(({ feedback }) => feedback?.[language])) {
    extras.onPairs = body.pairs.map(({ feedback }) => feedback?.[language] ?? "");
  }
  if (body.kind === "essay") {
    extras.longest = body.longest;
    extras.rubric = body.rubric.map((row) => ({ text: row.text[language] ?? "", points: row.points }));
    extras.model = body.model[language] ?? "";
  }
  // A bracket would be read as a tag.
  return mark + JSON.stringify(extras).replaceAll("[tag:", "\\u005btag:").replaceAll("[id:", "\\u005bid:");
}

/** A text in one language; none where it is empty. */
export const textByLanguage = (language: Locale, text: string): Partial<Record<Locale, string>> =>
  text === "" ? {} : Object.fromEntries(locales.filter((one) => one === language).map((one) => [one, text]));
