import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { GuestCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { hashOfToken } from "../../core/random-token.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { Tx } from "../../db/database.ts";
import { endSession, lockRefreshToken, noteSeen } from "./identity.sessions.queries.ts";
import { type HeldSession, type IssuedTokens, tokensFor } from "./open-session.ts";
import { liveToken, rotate } from "./refresh-token-rotation.ts";
import { judgeRefresh } from "./rules/judge-refresh.ts";

type Found = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>;

/**
 * Trades a refresh token for new ones (§states#token-refresh). Every no is the same: sign in again. A copy that comes back
 * used ends the session, and its person is told.
 */
export async function refreshSession(call: GuestCall, refreshToken: string): Promise<IssuedTokens | Refusal> {
  const held = await call.system.write(async (tx) => {
    const token = await lockRefreshToken(tx, hashOfToken(refreshToken));
    return token ? trade(tx, call, token) : null;
  });
  if (isRefusal(held)) return held;
  return held ? tokensFor(call.parts, call.now, held) : refuse(identityProblems.sessionEnded);
}

/** Null is a no that must be kept: the end of the session and its reason are written. */
async function trade(tx: Tx, call: GuestCall, token: Found): Promise<HeldSession | null> {
  const { now, device } = call;
  const { keys, settings } = call.parts;
  const { sessionId, userId, clientId, deviceHash } = token;
  const sameDevice = !deviceHash || (device !== undefined && hashOfToken(device).equals(deviceHash));
  const verdict = judgeRefresh({ ...token, sameDevice, idleDays: settings.session.idleDays, now });
  if (verdict === "ended") return null;
  if (verdict === "expired") {
    await endSession(tx, { id: sessionId, userId, reason: "expired", now });
    return null;
  }
  if (verdict === "reused") {
    await endSession(tx, { id: sessionId, userId, reason: "token_reused", now });
    await recordSecurityEvent(tx, call, {
      event: "session.token_reused",
      userId,
      clientId,
      details: { session: sessionId },
    });
    const at = now.toISOString();
    await enqueue(tx, "messaging.notify_person", { userId, clientId, event: "session_copied", at });
    return null;
  }
  // Calls that race are each given the same successor: whoever goes on with it later than the others is found out.
  const raced = verdict === "race" ? await liveToken(tx, keys, sessionId) : undefined;
  const refreshToken = raced?.token ?? (await rotate(tx, keys, sessionId, now));
  await noteSeen(tx, sessionId, call);
  const { expiresAt: endsAt, isWebservice } = token;
  return { sessionId, userId, clientId, endsAt, isWebservice, refreshToken };
}
