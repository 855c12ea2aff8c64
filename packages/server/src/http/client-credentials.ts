import { createHash, timingSafeEqual } from "node:crypto";
import type { Settings } from "../settings.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether `Authorization: Basic` names the first-party app (RFC 6749 §2.3.1), compared in constant time. */
export function isFirstPartyApp(authorization: string | undefined, settings: Settings): boolean {
  const [scheme, value] = (authorization ?? "").split(" ");
  if (scheme?.toLowerCase() !== "basic" || !value || value.length > 1024) return false;
  const given = Buffer.from(value, "base64").toString("utf8");
  const expected = `${settings.oauth.clientId}:${settings.oauth.clientSecret}`;
  return timingSafeEqual(digest(given), digest(expected));
}
