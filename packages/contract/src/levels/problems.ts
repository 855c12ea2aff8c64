export const levelProblems = {};
