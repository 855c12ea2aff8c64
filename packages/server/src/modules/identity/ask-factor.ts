import type { Tx } from "../../db/database.ts";
import type { GuestCall } from "../../http/call.ts";
import { readToken, signToken } from "../../http/tokens.ts";
import type { Parts } from "../../parts.ts";
import { type EntryWay, entryWays } from "./entry-way.ts";
import { insertChallenge } from "./identity.challenges.queries.ts";
import { factorsOf } from "./identity.factors.queries.ts";

const lifeSeconds = 5 * 60;

/** A second factor that is awaited: of whom, who stands where, and how they came. */
export interface AwaitedFactor {
  readonly challengeId: string;
  readonly userId: string;
  readonly way: EntryWay;
  readonly slug: string | undefined;
  /** The client whose word proved who they are: it counts nowhere else. */
  readonly onlyIn: string | undefined;
}

/** What a refusal carries to who must show one more factor: the signed challenge, and which factors there are. */
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
  const { userId, way, slug, onlyIn } = who;
  const { hasTotp, hasPasskey, hasRecoveryCode } = await factorsOf(tx, userId);
  if (!hasTotp && !hasPasskey) return undefined;
  const factors = [
    ...(hasTotp ? ["totp"] : []),
    ...(hasPasskey ? ["passkey"] : []),
    ...(hasRecoveryCode ? ["recovery_code"] : []),
  ].join(",");
  const { now, parts } = call;
  const endsAt = new Date(now.getTime() + lifeSeconds * 1000);
  const asked = { purpose: "second_factor", userId, sessionId: null, random: null, now, endsAt } as const;
  const jti = await insertChallenge(tx, asked);
  const claims = {
    sub: userId,
    jti,
    way,
    ...(slug !== undefined && { slug }),
    ...(onlyIn !== undefined && { onlyIn }),
  };
  const challenge = signToken(parts.keys, "second-factor", claims, { now, seconds: lifeSeconds });
  return { challenge, factors, seconds: lifeSeconds };
}

/** What a challenge says, if it is ours and in time. */
export function readChallenge(parts: Parts, now: Date, challenge: string): AwaitedFactor | undefined {
  const claims = readToken(parts.keys, "second-factor", challenge, now);
  const way = entryWays.find((one) => one === claims?.way);
  if (!claims || !way) return undefined;
  return {
    challengeId: String(claims.jti),
    userId: String(claims.sub),
    way,
    slug: typeof claims.slug === "string" ? claims.slug : undefined,
    onlyIn: typeof claims.onlyIn === "string" ? claims.onlyIn : undefined,
  };
}
