import type { Problem } from "../kernel/problem.ts";

export const certificateProblems = {} as const satisfies Record<string, Problem>;
