// §learning#question-language A question written, or brought in, as another language than it is in.

import type { Locale } from "@trilha/contract/core/locale.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";

/** Texts of one language put in another; `taken`: it says something there already, `silent`: nothing in the first. */
export function inOtherLanguage(
  body: QuestionBody,
  { from, to }: { from: Locale; to: Locale },
): { body: QuestionBody } | "taken" | "silent" {
  if (from === to || !saysIn(body, from)) return "silent";
  return saysIn(body, to) ? "taken" : { body: renamed(body, from, to) };
}

function saysIn(value: unknown, language: Locale): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, one]) => key === language || saysIn(one, language));
}

function renamed<Value>(value: Value, from: Locale, to: Locale): Value {
  if (Array.isArray(value)) return value.map((one) => renamed(one, from, to)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key === from ? to : key, renamed(one, from, to)]),
  ) as Value;
}
