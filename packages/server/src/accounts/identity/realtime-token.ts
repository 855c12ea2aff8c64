import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { Parts } from "../../parts.ts";
import type { Settings } from "../../settings.ts";

/** Subject of a realtime token. */
export interface RealtimeClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly clientId: string | null;
}

interface Signer {
  readonly issuer: string;
  readonly audience: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const firebaseAudience =
  "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
/** Firebase allows no more. */
const longestLife = 60 * 60;

const signers = new WeakMap<Settings, Signer>();

/** With Firebase credentials its service account signs, else our own key; the claims are the same. */
function signerOf(settings: Settings): Signer {
  const known = signers.get(settings);
  if (known) return known;
  const { firebase, signing } = settings;
  const privateKey = createPrivateKey(firebase?.privateKey ?? signing.realtimePrivateKey);
  const made = {
    issuer: firebase?.clientEmail ?? "trilha",
    audience: firebase ? firebaseAudience : "trilha-realtime",
    privateKey,
    publicKey: createPublicKey(privateKey),
  };
  signers.set(settings, made);
  return made;
}

/** The `user_firebase_token` (§entities#session-data, §api#third-parties): signs the person into the realtime channel. */
export function signRealtimeToken(
  parts: Parts,
  now: Date,
  who: RealtimeClaims & { endsAt: Date },
): Promise<string> {
  const signer = signerOf(parts.settings);
  const issued = Math.floor(now.getTime() / 1000);
  const ends = Math.floor(who.endsAt.getTime() / 1000);
  const claims = { session_id: who.sessionId, ...(who.clientId && { client_id: who.clientId }) };
  return new SignJWT({ uid: who.userId, claims })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(signer.issuer)
    .setSubject(signer.issuer)
    .setAudience(signer.audience)
    .setIssuedAt(issued)
    .setExpirationTime(Math.max(issued + 1, Math.min(issued + longestLife, ends)))
    .sign(signer.privateKey);
}

/**
 * Subject of a realtime token, or undefined: ours, RS256, for this channel, within its time. Whether the session
 * still runs is for the caller to ask.
 */
export async function verifyRealtimeToken(parts: Parts, token: string): Promise<RealtimeClaims | undefined> {
  if (token.length > 4096) return undefined;
  const { issuer, audience, publicKey } = signerOf(parts.settings);
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: ["RS256"],
      issuer,
      subject: issuer,
      audience,
      requiredClaims: ["exp", "iat", "uid", "claims"],
      currentDate: parts.clock.now(),
      clockTolerance: 5,
    });
    const { session_id: sessionId, client_id: clientId = null } = payload.claims as Record<string, string>;
    if (typeof payload.uid !== "string" || !payload.uid || typeof sessionId !== "string") return undefined;
    return { userId: payload.uid, sessionId, clientId };
  } catch {
    return undefined;
  }
}
