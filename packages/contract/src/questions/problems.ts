import type { Problem } from "../kernel/problem.ts";

export const questionProblems = {} as const satisfies Record<string, Problem>;
