export const standingProblems = {};
