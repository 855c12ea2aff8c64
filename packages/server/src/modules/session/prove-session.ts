import { identityProblems } from "@trilha/contract/identity/problems.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { proveSession as spec } from "@trilha/contract/session/endpoints.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import { recordSecurityEvent } from "../../http/security-log.ts";
import { proofOf } from "../identity/index.ts";
import { noteProof } from "./session.queries.ts";

/**
 * The password once more, where a stolen session must not be enough (a parcel to a new address). Wrong ones slow down
 * as at the door, and are kept in the security log.
 */
export const proveSession: UseCase<typeof spec> = async (call, { body }) => {
  const { actor, parts, now } = call;
  const account = `password of ${actor.userId}`;
  const seconds = await parts.limits.signInWait(account, call.ip);
  if (seconds !== undefined) return refuse(genericProblems.tooMany, { seconds });
  if (!(await proofOf(call, actor.userId, body.password))) {
    await parts.limits.signInFailed(account, call.ip);
    await call.system.write((tx) =>
      recordSecurityEvent(tx, call, { event: "session.proof_failed", userId: actor.userId }),
    );
    return refuse(identityProblems.proofWrong);
  }
  await parts.limits.signInSucceeded(account, call.ip);
  return call.write(async (tx) => {
    await noteProof(tx, actor.sessionId, now);
    return undefined;
  });
};
