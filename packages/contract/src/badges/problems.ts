import type { Problem } from "../kernel/problem.ts";

export const badgeProblems = {} as const satisfies Record<string, Problem>;
