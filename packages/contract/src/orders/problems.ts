export const orderProblems = {};
