import { randomBytes, timingSafeEqual } from "node:crypto";
import { hashOfToken, randomToken } from "../../core/random-token.ts";

const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz";

/** A key's name: what the partner sends as user name, and staff read in the list. No secret. */
export function newKeyId(): string {
  const symbols: string[] = [];
  while (symbols.length < 20) {
    // 252 is the last multiple of 36 in a byte; what is above would make the first symbols likelier.
    for (const byte of randomBytes(32)) if (byte < 252) symbols.push(alphabet.charAt(byte % 36));
  }
  return `tp_${symbols.slice(0, 20).join("")}`;
}

export const isKeyId = (text: string): boolean => /^tp_[0-9a-z]{20}$/.test(text);

/** 256 random bits; only their hash is kept. */
export const newSecret = (): string => `tps_${randomToken()}`;

/** Hash compared with an unknown key, so that it takes as long as a known one. */
const nothing = Buffer.alloc(32);

/** In constant time; false where there is no such key. */
export const isSecret = (given: string, hash: Buffer | undefined): boolean =>
  timingSafeEqual(hashOfToken(given), hash ?? nothing) && hash !== undefined;
