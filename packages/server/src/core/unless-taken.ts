import type { Problem } from "@trilha/contract/core/problem.ts";
import { type Refusal, refuse } from "./refusal.ts";

const uniqueViolation = "23505";

/** Two who take one name at the same moment pass the same check; the unique index decides, and the later one is told. */
export async function unlessTaken<T>(
  problem: Problem,
  write: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === uniqueViolation) return refuse(problem);
    throw error;
  }
}
