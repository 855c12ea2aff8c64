import { isLocale, type Locale } from "@trilha/contract/core/locale.ts";
import { type QuestionBody, questionBody } from "@trilha/contract/learning/questions/kinds.ts";

/** A question with what it says in one language only; undefined where that is none that can be kept. */
export function inOneLanguage(body: QuestionBody, language: Locale): QuestionBody | undefined {
  const read = questionBody.safeParse(only(body, language));
  return read.success ? read.data : undefined;
}

function only(value: unknown, language: Locale): unknown {
  if (Array.isArray(value)) return value.map((one) => only(one, language));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isLocale(key) || key === language)
      .map(([key, one]) => [key, only(one, language)]),
  );
}
