import type { changePassword } from "@trilha/contract/accounts/identity/endpoints.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { findPerson, lockPerson, savePassword } from "./identity.accounts.queries.ts";
import { endSessions } from "./identity.sessions.queries.ts";
import { demandsOn, refusePassword } from "./new-password.ts";
import { hashPassword, passwordIsRight } from "./password-hash.ts";
import { ownTries } from "./slow-down.ts";

/** Changes the caller's own password; every other session of theirs ends. */
export const changeOwnPassword: UseCase<typeof changePassword> = async (call, { body }) => {
  const { actor, now } = call;
  const tries = await ownTries(call, `password of ${actor.userId}`, actor.userId);
  const early = await tries.refuseEarly();
  if (early) return early;

  // The rules of all the person's clients count, not only the selected one's.
  const facts = await call.system.read(async (tx) => {
    const person = await findPerson(tx, actor.userId);
    return person && { person, asked: await demandsOn(tx, person) };
  });
  const right = await passwordIsRight(body.currentPassword, facts?.person.password_hash);
  if (!facts || !right) {
    await tries.fail();
    return refuse(identityProblems.passwordNotChanged);
  }
  await tries.succeed();
  const refusal = await refusePassword(body.password, facts.asked);
  if (refusal) return refusal;

  const hash = await hashPassword(body.password);
  return call.write(async (tx) => {
    const { userId, sessionId } = actor;
    const person = await lockPerson(tx, userId);
    // A change meanwhile: the password that was checked is not the current one any more.
    if (person?.password_hash !== facts.person.password_hash) {
      return refuse(identityProblems.passwordNotChanged);
    }
    await savePassword(tx, userId, { hash, now, confirmsEmail: false });
    await endSessions(tx, { userId, reason: "password_changed", now, butSession: sessionId });
    await recordSecurityEvent(tx, call, { event: "password.changed", userId });
    const { clientId } = actor;
    const at = now.toISOString();
    await enqueue(tx, "messaging.notify_person", { userId, clientId, event: "password_changed", at });
    return undefined;
  });
};
