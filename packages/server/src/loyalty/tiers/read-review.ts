import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readReview as spec } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { loadReview } from "./present-review.ts";

/** One review with its evidence. */
export const readReview: UseCase<typeof spec> = async (call, { params }) => {
  const review = await call.read((tx) => loadReview(tx, call, params.id));
  return review ?? refuse(genericProblems.notFound);
};
