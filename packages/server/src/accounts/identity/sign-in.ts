import { normalizeDocument } from "@trilha/contract/accounts/identity/checks.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { GuestCall } from "../../core/call.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import { findClientByAddress } from "../../tenants/clients/index.ts";
import { admit } from "./admit.ts";
import { refuseRobot } from "./captcha.ts";
import { findAccounts } from "./identity.accounts.queries.ts";
import type { IssuedTokens } from "./open-session.ts";
import { hashPassword, needsRehash, passwordIsRight } from "./password-hash.ts";
import { chooseAccount } from "./rules/choose-account.ts";
import { ownTries } from "./slow-down.ts";

export interface SignInClaim {
  /** Username, e-mail or document, as typed. */
  name: string;
  password: string;
  slug: string | undefined;
  /** Captcha response of the page, once it was asked for. */
  captcha?: string | undefined;
}

/** Failures before the test for robots is asked for, where the client has one. */
const failuresBeforeTest = 3;

/**
 * Signs in with a password. An unknown name and a wrong password get the same answer after the same work; that an
 * account is blocked or waits is told only to who knows its password.
 */
export async function signIn(call: GuestCall, claim: SignInClaim): Promise<IssuedTokens | Refusal> {
  const document = normalizeDocument(claim.name);
  const candidates = await call.system.read(async (tx) => {
    const atDoor = await findClientByAddress(tx, { slug: claim.slug, host: call.host });
    return findAccounts(tx, { login: claim.name, bareDocument: document }, atDoor);
  });
  // A name that somebody of another client has as well keeps no member out.
  const members = candidates.filter(({ isMember }) => isMember);
  const account = chooseAccount(claim.name, members) ?? chooseAccount(claim.name, candidates);
  const tries = await ownTries(call, claim.name, account?.id);
  const early = await tries.refuseEarly();
  if (early) return early;
  if ((await tries.failures()) >= failuresBeforeTest) {
    const robot = await refuseRobot(call, { slug: claim.slug, answer: claim.captcha });
    if (robot) return robot;
  }

  const right = await passwordIsRight(claim.password, account?.passwordHash);
  if (!account?.passwordHash || !right) {
    await tries.fail();
    await call.system.write((tx) =>
      recordSecurityEvent(tx, call, { event: "sign_in.failed", userId: account?.id ?? null }),
    );
    return refuse(identityProblems.signInFailed);
  }
  const { id: userId, passwordHash, passwordClientId: clientId } = account;
  const rehashed = needsRehash(passwordHash) ? await hashPassword(claim.password) : undefined;
  const entered = await admit(call, {
    userId,
    // A password the code of a client's staff set is that client's word, and not the person's.
    opening: clientId
      ? { scope: "membership", method: "access_code", clientId }
      : { scope: "person", method: "password", slug: claim.slug },
    holds: (person) => person.password_hash === passwordHash,
    rehashed,
  });
  if (!isRefusal(entered) || entered.refused !== identityProblems.signInFailed) {
    await tries.succeed();
  }
  return entered;
}
