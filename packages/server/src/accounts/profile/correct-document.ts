import type { correctDocument as spec } from "@trilha/contract/accounts/identity/endpoints.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import { correctDocument, freshProof, ownTries } from "../identity/index.ts";
import { presentProfile } from "./present-profile.ts";
import { profileRow } from "./session.profile.queries.ts";

/**
 * Corrects one's own document (§validation#document-correction). A refusal may tell that somebody has it: tries are
 * counted and slow down as those at a password do.
 */
export const correctOwnDocument: UseCase<typeof spec> = async (call, { body }) => {
  const { userId, clientId } = call.actor;
  const stale = await freshProof(call);
  if (stale) return stale;
  const tries = await ownTries(call, `document of ${userId}`, userId);
  const early = await tries.refuseEarly();
  if (early) return early;
  // Two who bring one document at the same moment: the index decides, and one looks again.
  const refusal = await unlessTaken(genericProblems.conflict, () =>
    call.system.write((tx) => correctDocument(tx, call, userId, body)),
  );
  if (isRefusal(refusal)) {
    await tries.fail();
    return refusal;
  }
  const row = await call.read((tx) => profileRow(tx, userId, clientId));
  return row ? presentProfile(call, row) : refuse(identityProblems.sessionEnded);
};
