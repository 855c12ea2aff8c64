import type { exchangeToken } from "@trilha/contract/identity/endpoints.ts";
import { identityProblems } from "@trilha/contract/identity/problems.ts";
import type { UseCase } from "../../http/bind.ts";
import type { GuestCall } from "../../http/call.ts";
import { hashOfToken } from "../../http/random-token.ts";
import { isRefusal, type Refusal, refuse } from "../../http/refusal.ts";
import { recordSecurityEvent } from "../../http/security-log.ts";
import { askFactor, type FactorQuestion } from "./ask-factor.ts";
import { denials } from "./choose-place.ts";
import { lockPerson, slugOfClient, standings } from "./identity.accounts.queries.ts";
import { takeOnce } from "./identity.sessions.queries.ts";
import { readOneTimeToken } from "./one-time-token.ts";
import { type HeldSession, openSession, type Tokens, tokensFor } from "./open-session.ts";
import { maySelect } from "./rules/select-client.ts";

/** §4: an address came with `?token=`; it opens a session once. */
export const exchangeOneTimeToken: UseCase<typeof exchangeToken> = (call, { body }) =>
  enterByToken(call, body.token);

/** Trades a single-use token for a session in the client it was made for. */
export async function enterByToken(call: GuestCall, token: string): Promise<Tokens | Refusal> {
  const claims = readOneTimeToken(call.parts, call.now, token);
  if (!claims) return refuse(identityProblems.linkInvalid);
  const opened = await call.system.write<HeldSession | { asked: FactorQuestion }>(async (tx) => {
    if (!(await takeOnce(tx, hashOfToken(claims.mark), claims.expiresAt))) {
      return refuse(identityProblems.linkInvalid);
    }
    const person = await lockPerson(tx, claims.userId);
    if (!person) return refuse(identityProblems.linkInvalid);
    const who = { isSuperuser: person.is_superuser, standings: await standings(tx, person.id) };
    const { clientId, isWebservice } = claims;
    const verdict = maySelect(clientId, who);
    if (verdict !== "yes") return refuse(denials[verdict]);
    await recordSecurityEvent(tx, call, {
      event: "session.exchanged",
      userId: person.id,
      clientId,
      details: { webservice: isWebservice },
    });
    // A partner vouches for whom it sends, as its contract says; any other link is one proof and no more.
    const slug = isWebservice ? undefined : await slugOfClient(tx, clientId);
    const asked =
      slug && (await askFactor(tx, call, { userId: person.id, way: "link", slug, onlyIn: undefined }));
    if (asked) return { asked };
    // What a partner vouches for counts in its own programme.
    return openSession(tx, call, { userId: person.id, clientId, isWebservice, onlyClient: isWebservice });
  });
  if (isRefusal(opened)) return opened;
  if ("asked" in opened) return refuse(identityProblems.secondFactorNeeded, { ...opened.asked });
  return tokensFor(call.parts, call.now, opened);
}
