import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readAwardBatch as spec } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { loadBatch } from "./present-batch.ts";

/** One proposal. */
export const readBatch: UseCase<typeof spec> = async (call, { params }) => {
  const batch = await call.read((tx) => loadBatch(tx, call, params.id));
  return batch ?? refuse(genericProblems.notFound);
};
