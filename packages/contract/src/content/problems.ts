export const contentProblems = {} as const;
