import { createHash, timingSafeEqual } from "node:crypto";
import type { Settings } from "../settings.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

/** Credentials in `Authorization: Basic` (RFC 7617); undefined where there is none that can be read. */
export function basicCredentials(authorization: string | undefined): Credentials | undefined {
  const [scheme, value] = (authorization ?? "").split(" ");
  if (scheme?.toLowerCase() !== "basic" || !value || value.length > 1024) return undefined;
  const given = Buffer.from(value, "base64").toString("utf8");
  const colon = given.indexOf(":");
  return colon < 0 ? undefined : { user: given.slice(0, colon), password: given.slice(colon + 1) };
}

/** Whether `Authorization: Basic` names the first-party app (RFC 6749 §2.3.1), compared in constant time. */
export function isFirstPartyApp(authorization: string | undefined, settings: Settings): boolean {
  const given = basicCredentials(authorization);
  if (!given) return false;
  const { clientId, clientSecret } = settings.oauth;
  return timingSafeEqual(digest(`${given.user}:${given.password}`), digest(`${clientId}:${clientSecret}`));
}
