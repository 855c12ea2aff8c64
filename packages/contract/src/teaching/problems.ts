export const teachingProblems = {} as const;
