import { normalizeDocument } from "@trilha/contract/identity/checks.ts";
import { identityProblems } from "@trilha/contract/identity/problems.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { GuestCall } from "../../http/call.ts";
import { isRefusal, type Refusal, refuse } from "../../http/refusal.ts";
import { recordSecurityEvent } from "../../http/security-log.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { denials, placeOf } from "./choose-place.ts";
import { findAccounts, lockPerson, noteSignIn, recentSessions } from "./identity.accounts.queries.ts";
import { openSession, type Tokens, tokensFor } from "./open-session.ts";
import { hashPassword, needsRehash, passwordIsRight } from "./password-hash.ts";
import { chooseAccount } from "./rules/choose-account.ts";
import { deviceName, isNewDevice } from "./rules/device-name.ts";

export interface SignInClaim {
  /** Username, e-mail or document, as typed. */
  name: string;
  password: string;
  slug: string | undefined;
}

/**
 * Signs in with a password. An unknown name and a wrong password get the same answer after the same work; that an
 * account is blocked or waits is told only to who knows its password.
 */
export async function signIn(call: GuestCall, claim: SignInClaim): Promise<Tokens | Refusal> {
  const { limits } = call.parts;
  const typed = claim.name.toLowerCase();
  const seconds = await limits.signInWait(typed, call.ip);
  if (seconds !== undefined) return refuse(genericProblems.tooMany, { seconds });

  const document = normalizeDocument(claim.name);
  const candidates = await call.system.read((tx) => findAccounts(tx, claim.name, document));
  const account = chooseAccount(claim.name, candidates);
  const right = await passwordIsRight(claim.password, account?.passwordHash);
  if (!account?.passwordHash || !right) {
    await limits.signInFailed(typed, call.ip);
    await call.system.write((tx) =>
      recordSecurityEvent(tx, call, { event: "sign_in.failed", userId: account?.id ?? null }),
    );
    return refuse(identityProblems.signInFailed);
  }
  const proved = { id: account.id, hash: account.passwordHash };
  const rehashed = needsRehash(proved.hash) ? await hashPassword(claim.password) : undefined;
  const entered = await enter(call, proved, claim.slug, rehashed);
  if (isRefusal(entered)) return entered;
  await limits.signInSucceeded(typed, call.ip);
  if ("denied" in entered) return refuse(denials[entered.denied]);
  return tokensFor(call.parts, call.now, entered);
}

/** The transaction of a sign-in; a denial is kept in the security log, so it is a value here, not a Refusal. */
function enter(
  call: GuestCall,
  proved: { id: string; hash: string },
  slug: string | undefined,
  rehashed: string | undefined,
) {
  return call.system.write(async (tx) => {
    const person = await lockPerson(tx, proved.id);
    if (person?.password_hash !== proved.hash) return refuse(identityProblems.signInFailed);
    const { id: userId, is_superuser: isSuperuser } = person;
    const earlier = await recentSessions(tx, userId);
    const last = earlier[0]?.clientId ?? null;
    const place = await placeOf(tx, call, { userId, isSuperuser, slug, last });
    if ("denied" in place) {
      const { denied } = place;
      await recordSecurityEvent(tx, call, {
        event: "sign_in.denied",
        userId,
        details: { reason: denied },
      });
      return { denied };
    }
    await noteSignIn(tx, userId, call.now, rehashed);
    const { clientId } = place;
    await recordSecurityEvent(tx, call, { event: "sign_in.succeeded", userId, clientId });
    if (isNewDevice(call.userAgent, earlier)) {
      const device = deviceName(call.userAgent);
      const at = call.now.toISOString();
      await enqueue(tx, "messaging.tell_person", { userId, clientId, event: "new_device", at, device });
    }
    return openSession(tx, call, { userId, clientId });
  });
}
