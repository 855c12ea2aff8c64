import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { readReview as spec } from "@trilha/contract/levels/endpoints.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import { loadReview } from "./present-review.ts";

/** One review with its evidence. */
export const readReview: UseCase<typeof spec> = async (call, { params }) => {
  const review = await call.read((tx) => loadReview(tx, call, params.id));
  return review ?? refuse(genericProblems.notFound);
};
