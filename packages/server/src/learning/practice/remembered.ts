import type { Tx } from "../../db/database.ts";
import { afterRating, type Memory, memoriesHeld, retrievability } from "../games/index.ts";
import { gradedAnswers } from "./learned.queries.ts";

/**
 * Memories of these questions: what is kept, and on top of it what they answered in tests since. It is held until the
 * transaction ends.
 */
export async function rememberedQuestions(
  tx: Tx,
  who: { clientId: string; userId: string },
  ids: readonly string[],
): Promise<Map<string, Memory>> {
  const memories = await memoriesHeld(tx, who, { kind: "question", subjects: ids });
  const wanted = new Set(ids);
  for (const { questionId, right, at } of await gradedAnswers(tx, who)) {
    if (!wanted.has(questionId)) continue;
    const before = memories.get(questionId);
    if (before?.last_review && before.last_review >= at.getTime()) continue;
    memories.set(questionId, afterRating(before, right ? "good" : "again", at));
  }
  return memories;
}

/** How likely somebody still knows it; null: nothing is known of it. */
export const knownNow = (memory: Memory | undefined, now: Date): number | null =>
  memory ? retrievability(memory, now) : null;
