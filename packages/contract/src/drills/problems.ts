import type { Problem } from "../kernel/problem.ts";

export const drillProblems = {} as const satisfies Record<string, Problem>;
