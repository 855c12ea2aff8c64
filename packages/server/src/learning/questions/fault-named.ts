import type { Locale } from "@trilha/contract/core/locale.ts";
import { locales } from "@trilha/contract/core/locale.ts";
import { bodyFaults, bodyFaultWords } from "@trilha/contract/learning/questions/check.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";

/** Fault of a question in any language, said of the one it is nearest in; undefined: nothing. */
export function faultNamed(body: QuestionBody, reader: Locale): string | undefined {
  const faults = locales.map((locale) => bodyFaults(body, locale));
  if (faults.some((faults) => faults.length === 0)) return undefined;
  const [nearest = []] = faults.toSorted((one, other) => one.length - other.length);
  const [first] = nearest;
  return first && bodyFaultWords(first.code)[reader];
}
