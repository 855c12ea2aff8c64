import { randomUUID } from "node:crypto";
import type { Keys } from "../../core/keys.ts";
import { hashOfToken } from "../../core/random-token.ts";
import type { Tx } from "../../db/database.ts";
import { addRefreshToken, liveRefreshToken, markFamilyUsed } from "./identity.sessions.queries.ts";

/** A refresh token as it leaves, with the row it is kept by: its id, and the token's hash. */
export interface RefreshToken {
  readonly id: string;
  readonly token: string;
  readonly hash: Buffer;
}

/**
 * A new refresh token: HMAC-SHA256 of its row's id under the server's key. Neither the database nor the key alone gives
 * it away; both together find it again, so that calls which race are given the same one.
 */
export function newRefreshToken(keys: Keys): RefreshToken {
  const id = randomUUID();
  const token = keys.sign("refresh-token", id).toString("base64url");
  return { id, token, hash: hashOfToken(token) };
}

/** Uses up what the session's family holds and adds its successor: the family never has two live tokens. */
export async function rotate(tx: Tx, keys: Keys, sessionId: string, now: Date): Promise<string> {
  const next = newRefreshToken(keys);
  await markFamilyUsed(tx, sessionId, now);
  await addRefreshToken(tx, { id: next.id, sessionId, hash: next.hash, now });
  return next.token;
}

/** The session's live token and when it was issued; undefined where there is none, or its key was taken away. */
export async function liveToken(
  tx: Tx,
  keys: Keys,
  sessionId: string,
): Promise<{ token: string; issuedAt: Date } | undefined> {
  const live = await liveRefreshToken(tx, sessionId);
  if (!live) return undefined;
  const token = keys
    .signatures("refresh-token", live.id)
    .map((signature) => signature.toString("base64url"))
    .find((one) => hashOfToken(one).equals(live.token_hash));
  return token === undefined ? undefined : { token, issuedAt: live.issued_at };
}
