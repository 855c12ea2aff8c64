import type { Problem } from "../kernel/problem.ts";

export const resultProblems = {} as const satisfies Record<string, Problem>;
