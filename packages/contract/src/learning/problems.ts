export const learningProblems = {} as const;
