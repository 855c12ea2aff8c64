import { playerProblems } from "./player-problems.ts";

export const learningProblems = { ...playerProblems };
