import type { FactorProof } from "@trilha/contract/accounts/identity/factor-shapes.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { SignedCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import { findPerson } from "./identity.accounts.queries.ts";
import { noteProof } from "./identity.sessions.queries.ts";
import { passwordIsRight } from "./password-hash.ts";
import { showFactor } from "./show-factor.ts";
import { ownTries } from "./slow-down.ts";

/** Notes in the caller's session that they proved just now who they are, by password or by factor. */
export function prove(
  call: SignedCall,
  proof: { password: string } | { factor: FactorProof },
): Promise<Refusal | undefined> {
  return "password" in proof ? proveByPassword(call, proof.password) : proveByFactor(call, proof.factor);
}

/** Wrong ones slow down as at the door, and are kept in the security log. */
async function proveByPassword(call: SignedCall, password: string): Promise<Refusal | undefined> {
  const { actor, now } = call;
  const { userId, sessionId } = actor;
  const tries = await ownTries(call, `password of ${userId}`, userId);
  const early = await tries.refuseEarly();
  if (early) return early;
  const person = await call.system.read((tx) => findPerson(tx, userId));
  if (!(await passwordIsRight(password, person?.password_hash))) {
    await tries.fail();
    await call.system.write((tx) => recordSecurityEvent(tx, call, { event: "session.proof_failed", userId }));
    return refuse(identityProblems.proofWrong);
  }
  await tries.succeed();
  return call.write(async (tx) => {
    await noteProof(tx, sessionId, now, { withFactor: false });
    return undefined;
  });
}

async function proveByFactor(call: SignedCall, factor: FactorProof): Promise<Refusal | undefined> {
  const { userId, sessionId, clientId } = call.actor;
  const shown = await showFactor(call, { userId, sessionId }, factor);
  if (isRefusal(shown)) return shown;
  return call.write(async (tx) => {
    if (!(await shown.take(tx))) return refuse(identityProblems.factorWrong);
    await noteProof(tx, sessionId, call.now, { withFactor: true });
    if (shown.kind === "recovery_code") {
      const at = call.now.toISOString();
      await enqueue(tx, "messaging.notify_person", { userId, clientId, event: "recovery_code_used", at });
    }
    return undefined;
  });
}
