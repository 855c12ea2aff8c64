import type { PackageProblem } from "@trilha/contract/learning/content/problems.ts";

/** Why a ZIP is no package: the problem, and what its text names. */
export interface Fault {
  fault: PackageProblem;
  params: Record<string, string | number>;
}

export function fault(problem: PackageProblem, params: Fault["params"] = {}): Fault {
  return { fault: problem, params };
}

export function isFault(value: unknown): value is Fault {
  return typeof value === "object" && value !== null && "fault" in value;
}
