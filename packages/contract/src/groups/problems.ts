export const groupProblems = {} as const;
