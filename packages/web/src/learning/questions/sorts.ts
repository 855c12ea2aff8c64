import type { Difficulty, QuestionKind } from "@trilha/contract/learning/questions/kinds.ts";

// Written out, not imported: with the contract's lists would come the whole schema library.
export const KINDS = [
  "one",
  "several",
  "true_false",
  "numeric",
  "short_text",
  "ordering",
  "matching",
  "essay",
  "scale",
] as const satisfies readonly QuestionKind[];
export const DIFFICULTIES = [1, 2, 3, 4, 5] as const satisfies readonly Difficulty[];
