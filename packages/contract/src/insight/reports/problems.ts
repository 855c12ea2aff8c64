export const figureProblems = {};
