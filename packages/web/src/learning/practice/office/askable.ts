import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { readBankPool } from "@trilha/contract/learning/questions/bank-endpoints.ts";

/** Kinds of question that are not graded, so no drill asks them. */
const ungraded: readonly string[] = ["essay", "scale"];

/** §learning#drills How many questions of a bank a drill may ask: those that grade themselves and have all its tags. */
export const askable = (
  { groups }: Pick<Answer<typeof readBankPool>, "groups">,
  tags: readonly string[],
): number =>
  groups
    .filter((group) => !ungraded.includes(group.kind) && tags.every((tag) => group.tags.includes(tag)))
    .reduce((sum, { questions }) => sum + questions, 0);
