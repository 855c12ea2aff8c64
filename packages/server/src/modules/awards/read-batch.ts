import type { readAwardBatch as spec } from "@trilha/contract/awards/endpoints.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import { loadBatch } from "./present-batch.ts";

/** One proposal. */
export const readBatch: UseCase<typeof spec> = async (call, { params }) => {
  const batch = await call.read((tx) => loadBatch(tx, call, params.id));
  return batch ?? refuse(genericProblems.notFound);
};
