import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { Difficulty } from "@trilha/contract/learning/questions/sorts.ts";

/** Two questions with the same one say the same, whatever their parts are called. */
export function fingerprint(question: {
  body: QuestionBody;
  tags: readonly string[];
  difficulty: Difficulty;
}): string {
  return JSON.stringify([plain(question.body), [...question.tags].toSorted(), question.difficulty]);
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .filter(([key, one]) => key !== "id" && key !== "rightId" && one !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, one]) => [key, plain(one)]);
}
