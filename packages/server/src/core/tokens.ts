import type { Keys, Purpose } from "./keys.ts";

/** Claims of an access token. Rights are not in it: they are looked up, so that taking one away works at once. */
export interface AccessClaims {
  /** user */
  sub: string;
  /** session */
  sid: string;
  /** selected client, if any */
  cid: string | null;
}

const issuer = "trilha";
const header = Buffer.from(JSON.stringify({ alg: "HS256", typ: "JWT" })).toString("base64url");

/**
 * A compact JWT (RFC 7519), HS256 only: the header is compared, never obeyed, so no other algorithm exists
 * for it. Signing and checking are synchronous and take some microseconds, which a list endpoint can afford.
 */
export function signToken(
  keys: Keys,
  purpose: Purpose,
  claims: Record<string, unknown>,
  life: { now: Date; seconds: number },
): string {
  const issued = Math.floor(life.now.getTime() / 1000);
  const body = { ...claims, iss: issuer, aud: purpose, iat: issued, nbf: issued, exp: issued + life.seconds };
  const message = `${header}.${Buffer.from(JSON.stringify(body)).toString("base64url")}`;
  return `${message}.${keys.sign(purpose, message).toString("base64url")}`;
}

/** The claims of a token that is whole, ours, meant for this purpose and within its time; otherwise undefined. */
export function readToken(
  keys: Keys,
  purpose: Purpose,
  token: string,
  now: Date,
): Record<string, unknown> | undefined {
  if (token.length > 2048) return undefined;
  const [head, payload, signature, ...rest] = token.split(".");
  if (head !== header || !payload || !signature || rest.length > 0) return undefined;
  if (!keys.verify(purpose, `${head}.${payload}`, Buffer.from(signature, "base64url"))) return undefined;
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as Record<string, unknown>;
  const seconds = now.getTime() / 1000;
  const inTime = Number(claims.nbf) <= seconds + 5 && seconds < Number(claims.exp);
  return claims.iss === issuer && claims.aud === purpose && inTime ? claims : undefined;
}

export function signAccessToken(
  keys: Keys,
  claims: AccessClaims,
  life: { now: Date; seconds: number },
): string {
  return signToken(keys, "access-token", { ...claims }, life);
}

export function readAccessToken(keys: Keys, token: string, now: Date): AccessClaims | undefined {
  const claims = readToken(keys, "access-token", token, now);
  return claims ? (claims as unknown as AccessClaims) : undefined;
}
