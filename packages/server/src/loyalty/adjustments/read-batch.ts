import type { readAwardBatch as spec } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { UseCase } from "../../platform/http/bind.ts";
import { refuse } from "../../core/refusal.ts";
import { loadBatch } from "./present-batch.ts";

/** One proposal. */
export const readBatch: UseCase<typeof spec> = async (call, { params }) => {
  const batch = await call.read((tx) => loadBatch(tx, call, params.id));
  return batch ?? refuse(genericProblems.notFound);
};
