import { courseProblems } from "./course-problems.ts";
import { playerProblems } from "./player-problems.ts";

export const learningProblems = { ...playerProblems, ...courseProblems };
