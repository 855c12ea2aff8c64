/** §entities#course-test. A scale asks for an opinion: only reaction evaluations may hold one. */
export const questionKinds = [
  "one",
  "several",
  "true_false",
  "numeric",
  "short_text",
  "ordering",
  "matching",
  "essay",
  "scale",
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** From easy to hard. */
export const difficulties = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof difficulties)[number];
