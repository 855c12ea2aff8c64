// Codes for when every other factor is out of reach: 80 random bits, so nobody guesses one, and each works once.
import { randomBytes } from "node:crypto";
import { Secret } from "otpauth";

export const recoveryCodeCount = 10;
const lookupLength = 4;

/** Ten codes of sixteen letters and digits (base32), no two alike at the beginning. */
export function newRecoveryCodes(): string[] {
  const codes = new Map<string, string>();
  while (codes.size < recoveryCodeCount) {
    const code = new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer }).base32;
    codes.set(partsOfCode(code).lookup, code);
  }
  return [...codes.values()];
}

/** Lookup part of a recovery code, and the part kept as a hash. */
export function partsOfCode(code: string): { lookup: string; secret: string } {
  return { lookup: code.slice(0, lookupLength), secret: code.slice(lookupLength) };
}

/** As it is shown and printed: groups of four. */
export function printedCode(code: string): string {
  return (code.match(/.{4}/g) ?? []).join("-");
}
