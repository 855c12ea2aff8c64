import type { GuestCall } from "../../core/call.ts";
import { readToken, signToken } from "../../core/tokens.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { insertChallenge } from "./identity.challenges.queries.ts";
import { factorsOf } from "./identity.factors.queries.ts";
import { membershipSignInMethods, personSignInMethods, type SessionOpening } from "./session-opening.ts";

const lifeSeconds = 5 * 60;

/** A second factor that is awaited: of whom, and what they proved before. A factor makes no more of that. */
export interface AwaitedFactor {
  readonly challengeId: string;
  readonly userId: string;
  readonly opening: SessionOpening;
}

/** Parameters of the refusal that asks for one more factor: the signed challenge, and which factors there are. */
export interface FactorQuestion {
  readonly challenge: string;
  /** Kinds with commas between. */
  readonly factors: string;
  readonly seconds: number;
}

/** Asks for a second factor, if the person has one. Five minutes, five tries, one use. */
export async function askFactor(
  tx: Tx,
  call: GuestCall,
  who: Omit<AwaitedFactor, "challengeId">,
): Promise<FactorQuestion | undefined> {
  const { userId, opening } = who;
  const { hasTotp, hasPasskey, hasRecoveryCode } = await factorsOf(tx, userId);
  if (!hasTotp && !hasPasskey) return undefined;
  const factors = [
    ...(hasTotp ? ["totp"] : []),
    ...(hasPasskey ? ["passkey"] : []),
    ...(hasRecoveryCode ? ["recovery_code"] : []),
  ].join(",");
  const { now, parts } = call;
  const endsAt = new Date(now.getTime() + lifeSeconds * 1000);
  const purpose = { purpose: "second_factor", userId, sessionId: null, random: null, now, endsAt } as const;
  const jti = await insertChallenge(tx, purpose);
  const { method } = opening;
  const where =
    opening.scope === "membership"
      ? { onlyIn: opening.clientId }
      : { ...(opening.slug !== undefined && { slug: opening.slug }) };
  const claims = { sub: userId, jti, method, ...where };
  const challenge = signToken(parts.keys, "second-factor", claims, { now, seconds: lifeSeconds });
  return { challenge, factors, seconds: lifeSeconds };
}

/** Claims of a challenge that is ours and in time. */
export function readChallenge(parts: Parts, now: Date, challenge: string): AwaitedFactor | undefined {
  const claims = readToken(parts.keys, "second-factor", challenge, now);
  const opening = claims && readOpening(claims);
  return opening && { challengeId: String(claims.jti), userId: String(claims.sub), opening };
}

/** The way decides how far it counts: a membership's without its client is none. */
function readOpening({ method, slug, onlyIn }: Record<string, unknown>): SessionOpening | undefined {
  const own = personSignInMethods.find((one) => one === method);
  if (own) return { scope: "person", method: own, slug: typeof slug === "string" ? slug : undefined };
  const vouched = membershipSignInMethods.find((one) => one === method);
  if (!vouched || typeof onlyIn !== "string") return undefined;
  return { scope: "membership", method: vouched, clientId: onlyIn };
}
