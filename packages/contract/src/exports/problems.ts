export const exportProblems = {};
