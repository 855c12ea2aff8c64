import type { exchangeToken } from "@trilha/contract/accounts/identity/endpoints.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { GuestCall } from "../../core/call.ts";
import { hashOfToken } from "../../core/random-token.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { askFactor, type FactorQuestion } from "./ask-factor.ts";
import { denials, placeIn } from "./choose-session-client.ts";
import { lockPerson } from "./identity.accounts.queries.ts";
import { takeOnce } from "./identity.sessions.queries.ts";
import { readOneTimeToken } from "./one-time-token.ts";
import { type HeldSession, type IssuedTokens, openSession, tokensFor } from "./open-session.ts";
import type { SessionOpening } from "./session-opening.ts";

/** §states#token-in-address: an address came with `?token=`; it opens a session once. */
export const exchangeOneTimeToken: UseCase<typeof exchangeToken> = (call, { body }) =>
  enterByToken(call, body.token);

/** Trades a single-use token for a session in the client it was made for. */
export async function enterByToken(call: GuestCall, token: string): Promise<IssuedTokens | Refusal> {
  const claims = readOneTimeToken(call.parts, call.now, token);
  if (!claims) return refuse(identityProblems.tokenInvalid);
  const opened = await call.system.write<HeldSession | { asked: FactorQuestion }>(async (tx) => {
    if (!(await takeOnce(tx, hashOfToken(claims.mark), claims.expiresAt))) {
      return refuse(identityProblems.tokenInvalid);
    }
    const person = await lockPerson(tx, claims.userId);
    if (!person) return refuse(identityProblems.tokenInvalid);
    const { clientId, isWebservice } = claims;
    const { id: userId, is_superuser: isSuperuser } = person;
    const place = await placeIn(tx, clientId, { userId, isSuperuser });
    if ("denied" in place) return refuse(denials[place.denied]);
    await recordSecurityEvent(tx, call, {
      event: "session.exchanged",
      userId,
      clientId,
      details: { webservice: isWebservice },
    });
    const opening: SessionOpening = {
      scope: "membership",
      method: isWebservice ? "partner" : "link",
      clientId,
    };
    // A partner vouches for whom it sends, as its contract says; any other link is one proof and no more.
    const question = isWebservice ? undefined : await askFactor(tx, call, { userId, opening });
    if (question) return { asked: question };
    return openSession(tx, call, { userId, clientId, opening, proved: "nothing" });
  });
  if (isRefusal(opened)) return opened;
  if ("asked" in opened) return refuse(identityProblems.secondFactorNeeded, { ...opened.asked });
  return tokensFor(call.parts, call.now, opened);
}
