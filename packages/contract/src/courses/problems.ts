export const courseProblems = {} as const;
