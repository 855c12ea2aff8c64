export const trainingProblems = {};
