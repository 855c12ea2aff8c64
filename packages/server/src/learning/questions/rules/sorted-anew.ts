// §learning#question-banks What a change of many questions makes of one: tags put on and taken off, another difficulty, in or out of use.

import type { QuestionState, QuestionsChange } from "@trilha/contract/learning/questions/shapes.ts";
import type { Difficulty } from "@trilha/contract/learning/questions/sorts.ts";
import { cleanTags } from "./clean-body.ts";

export interface Sorted {
  tags: readonly string[];
  difficulty: Difficulty;
  state: QuestionState;
}

/** Undefined: nothing would be different. A tag that is put on and taken off at once is there afterwards. */
export function sortedAnew(
  question: Sorted,
  change: Omit<QuestionsChange, "ids">,
): (Sorted & { tags: string[] }) | undefined {
  const off = new Set(cleanTags(change.remove ?? []));
  const tags = cleanTags([...question.tags.filter((tag) => !off.has(tag)), ...(change.add ?? [])]);
  const after = {
    tags,
    difficulty: change.difficulty ?? question.difficulty,
    state: change.state ?? question.state,
  };
  const same = tags.length === question.tags.length && tags.every((tag) => question.tags.includes(tag));
  return same && after.difficulty === question.difficulty && after.state === question.state
    ? undefined
    : after;
}
