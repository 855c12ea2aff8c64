import { genericProblems } from "@trilha/contract/core/problems.ts";
import { saleProblems } from "@trilha/contract/loyalty/claims/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { sentOf } from "./present-claim.ts";
import type { SubmittedClaim } from "./sales.policy.ts";
import { type ClaimRow, lockOwnClaim, ownClaim } from "./sales.read.queries.ts";

/** The caller's own claim, held until the transaction ends, if the step is open to them in the state they saw. */
export async function openOwnClaim(
  tx: Tx,
  call: MemberCall,
  request: { id: string; version: number },
  may: (sent: SubmittedClaim) => boolean,
): Promise<ClaimRow | Refusal> {
  const { clientId, userId } = call.actor;
  const claim = { clientId, userId, id: request.id };
  const row = (await lockOwnClaim(tx, claim)) ? await ownClaim(tx, claim) : undefined;
  if (!row) return refuse(genericProblems.notFound);
  if (row.version !== request.version) return refuse(genericProblems.conflict);
  return may(sentOf(row)) ? row : refuse(saleProblems.wrongState);
}
