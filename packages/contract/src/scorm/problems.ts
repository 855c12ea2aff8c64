export const scormProblems = {} as const;
