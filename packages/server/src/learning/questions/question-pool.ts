import type { Locale } from "@trilha/contract/core/locale.ts";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { TestPart } from "@trilha/contract/learning/tests/test-settings.ts";
import type { Tx } from "../../db/database.ts";
import { type PoolQuestionFacts, questionsFor } from "./pool.queries.ts";

/**
 * The questions a test may ask now, ready for `drawPaper`: by chance only active ones that can be asked in the course's
 * own language, and opinions only where opinions are asked for; what was chosen by name is asked even after it was
 * retired, since it was published so.
 */
export async function poolOf(
  tx: Tx,
  clientId: string,
  test: { parts: readonly TestPart[]; type: TestType; locale: Locale },
): Promise<PoolQuestionFacts[]> {
  const named = new Set(test.parts.flatMap((part) => (part.from === "chosen" ? part.questionIds : [])));
  const all = await questionsFor(tx, clientId, test.parts);
  return all.filter((question) => named.has(question.id) || mayBeDrawn(question, test));
}

/** Chance may take it. */
export function mayBeDrawn(question: PoolQuestionFacts, test: { type: TestType; locale: Locale }): boolean {
  const fits = question.kind !== "scale" || test.type === "reaction_evaluation";
  return fits && !question.retired && question.locales.includes(test.locale);
}
