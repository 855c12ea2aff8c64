import type { token } from "@trilha/contract/accounts/identity/endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { GuestCall } from "../../core/call.ts";
import { hashOfToken } from "../../core/random-token.ts";
import { signAccessToken } from "../../core/tokens.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { insertSession, type ProofLevel } from "./identity.sessions.queries.ts";
import { signRealtimeToken } from "./realtime-token.ts";
import { newRefreshToken } from "./refresh-token-rotation.ts";
import type { SessionOpening } from "./session-opening.ts";

export type IssuedTokens = Answer<typeof token>;

/** A session with a refresh token just made for it. */
export interface HeldSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly clientId: string | null;
  readonly endsAt: Date;
  readonly isWebservice: boolean;
  readonly refreshToken: string;
}

/** A partner's session is as long as a sitting: it cannot be refreshed, so its access token lasts as long (§states#webservice-login). */
const webserviceSeconds = 2 * 60 * 60;

/** Starts a session for someone whose right to it is proved. */
export async function openSession(
  tx: Tx,
  call: GuestCall,
  who: { userId: string; clientId: string | null; opening: SessionOpening; proved: ProofLevel },
): Promise<HeldSession> {
  const { userId, clientId, opening, proved } = who;
  const isWebservice = opening.method === "partner";
  const seconds = isWebservice ? webserviceSeconds : call.parts.settings.session.days * 24 * 60 * 60;
  const endsAt = new Date(call.now.getTime() + seconds * 1000);
  const first = newRefreshToken(call.parts.keys);
  const { now, userAgent, ip, device } = call;
  const deviceHash = device ? hashOfToken(device) : null;
  const session = {
    userId,
    clientId,
    opening,
    proved,
    deviceHash,
    userAgent,
    ip,
    now,
    endsAt,
  };
  const sessionId = await insertSession(tx, session, first);
  return { sessionId, userId, clientId, endsAt, isWebservice, refreshToken: first.token };
}

/** §api#token: what the token endpoint answers for a session. */
export async function tokensFor(parts: Parts, now: Date, held: HeldSession): Promise<IssuedTokens> {
  const left = Math.floor((held.endsAt.getTime() - now.getTime()) / 1000);
  const most = held.isWebservice ? webserviceSeconds : parts.settings.session.accessTokenSeconds;
  const seconds = Math.max(1, Math.min(most, left));
  const claims = { sub: held.userId, sid: held.sessionId, cid: held.clientId };
  return {
    access_token: signAccessToken(parts.keys, claims, { now, seconds }),
    token_type: "Bearer",
    expires_in: seconds,
    refresh_token: held.refreshToken,
    scope: "app",
    user_firebase_token: await signRealtimeToken(parts, now, held),
  };
}
