import { randomInt } from "node:crypto";
import type { Keys } from "../../core/keys.ts";
import { hashOfToken, randomToken } from "../../core/random-token.ts";

/** Device secret of a request: 256 random bits, of which we keep a hash. */
export function newRequestToken(): { token: string; hash: Buffer } {
  const token = randomToken();
  return { token, hash: hashOfToken(token) };
}

/** Six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

const message = (requestId: string, code: string) => `${requestId} ${code}`;

/** Keyed, because a million codes are tried in a second; bound to its request, so that equal codes look different. */
export function hashOfCode(keys: Keys, requestId: string, code: string): Buffer {
  return keys.sign("one-time-code", message(requestId, code));
}

/** In constant time, and after the same work where no code was ever sent. */
export function isCode(keys: Keys, requestId: string, code: string, stored: Buffer | null): boolean {
  const right = keys.verify("one-time-code", message(requestId, code), stored ?? Buffer.alloc(32));
  return right && stored !== null;
}

/** Keys that waits are counted by. */
export function markOf(keys: Keys, what: string): Buffer {
  return keys.sign("code-request-mark", what);
}
