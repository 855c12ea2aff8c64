export const rewardProblems = {};
