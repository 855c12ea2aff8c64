import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { sameValue } from "../../../../ui/form/rebase.ts";

const WORDS: ReadonlySet<string> = new Set([
  ...["prompt", "fileId", "feedback", "text", "left", "right", "unit", "model", "low", "high"],
  ...["whenTrue", "whenFalse"],
]);

/** Without what is only said and shown: what answers are judged by. */
function judgedBy(value: unknown, kind: QuestionBody["kind"]): unknown {
  if (Array.isArray(value)) return value.map((one) => judgedBy(one, kind));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // Whether a sentence is true stands under the name that a pair's side has elsewhere.
      .filter(([key]) => !WORDS.has(key) || (kind === "true_false" && key === "right"))
      .map(([key, inner]) => [key, judgedBy(inner, kind)]),
  );
}

/** Whether an answer that was given may be worth something else now: then results can be graded anew. */
export const judgesAnew = (before: QuestionBody, after: QuestionBody): boolean =>
  !sameValue(judgedBy(before, before.kind), judgedBy(after, after.kind));
