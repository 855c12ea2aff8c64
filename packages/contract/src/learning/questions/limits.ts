/** Longest texts of a question, in one language, by what they are. */
export const questionTextLimits = {
  prompt: 2_000,
  feedback: 500,
  option: 500,
  /** Either side of a pair. */
  pair: 300,
  /** Unit of a number. */
  unit: 20,
  criterion: 300,
  /** Model answer of an essay. */
  model: 2_000,
  /** Either end of a scale. */
  scaleEnd: 60,
} as const;
/** Longest alternative text of a picture. */
export const altLimit = 200;
/** Longest number a learner types. */
export const numericAnswerLimit = 40;
/** Longest texts of a question bank. */
export const bankLimits = { name: 80, description: 500 } as const;
