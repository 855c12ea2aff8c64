import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readSale as spec } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { presentClaim } from "./present-claim.ts";
import { ownClaim } from "./sales.read.queries.ts";

/** One of the caller's sales. */
export const readSale: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const row = await ownClaim(tx, { clientId, userId, id: params.id });
    return row ? presentClaim(tx, call, row) : refuse(genericProblems.notFound);
  });
