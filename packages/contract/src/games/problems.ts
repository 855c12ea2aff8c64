import type { Problem } from "../kernel/problem.ts";

export const gameProblems = {} as const satisfies Record<string, Problem>;
