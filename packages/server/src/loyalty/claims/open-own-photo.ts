import { genericProblems } from "@trilha/contract/core/problems.ts";
import { saleProblems } from "@trilha/contract/loyalty/claims/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { lockOwnPhoto, ownPhoto, type PhotoRow } from "./photos.queries.ts";
import { sentPhotoOf } from "./present-photo.ts";
import type { SubmittedClaim } from "./sales.policy.ts";

/** The caller's own photo, held until the transaction ends, if the step is open to them in the state they saw. */
export async function openOwnPhoto(
  tx: Tx,
  call: MemberCall,
  request: { id: string; version: number },
  may: (sent: SubmittedClaim) => boolean,
): Promise<PhotoRow | Refusal> {
  const { clientId, userId } = call.actor;
  const photo = { clientId, userId, id: request.id };
  const row = (await lockOwnPhoto(tx, photo)) ? await ownPhoto(tx, photo) : undefined;
  if (!row) return refuse(genericProblems.notFound);
  if (row.version !== request.version) return refuse(genericProblems.conflict);
  return may(sentPhotoOf(row)) ? row : refuse(saleProblems.wrongState);
}
