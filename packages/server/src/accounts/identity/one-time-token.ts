import { randomUUID } from "node:crypto";
import { readToken, signToken } from "../../core/tokens.ts";
import type { Parts } from "../../parts.ts";

/** Person and client a one-time token of an address is for. */
export interface OneTimeClaims {
  readonly userId: string;
  readonly clientId: string;
  readonly isWebservice: boolean;
}

/** An address must not hold anything that lasts. */
export const oneTimeTokenSeconds = 60;

/** A `?token=` for an address (§states#token-in-address): works once, for a minute. Whoever issues it has checked the person. */
export function issueOneTimeToken(
  parts: Parts,
  now: Date,
  who: { userId: string; clientId: string; isWebservice?: boolean },
): string {
  const claims = { sub: who.userId, cid: who.clientId, ws: who.isWebservice ?? false, jti: randomUUID() };
  return signToken(parts.keys, "one-time-token", claims, { now, seconds: oneTimeTokenSeconds });
}

/** Claims of such a token, with the mark it is remembered by until it would have expired anyway. */
export function readOneTimeToken(
  parts: Parts,
  now: Date,
  token: string,
): (OneTimeClaims & { mark: string; expiresAt: Date }) | undefined {
  const claims = readToken(parts.keys, "one-time-token", token, now);
  if (!claims) return undefined;
  return {
    userId: String(claims.sub),
    clientId: String(claims.cid),
    isWebservice: claims.ws === true,
    mark: `one-time-token ${String(claims.jti)}`,
    expiresAt: new Date(Number(claims.exp) * 1000),
  };
}
