import { randomInt } from "node:crypto";
import {
  accessCodeLength,
  accessCodeLetters,
} from "@trilha/contract/accounts/sign-in-methods/access-code.ts";
import type { Keys } from "../../core/keys.ts";

/** Forty random bits. */
export function newAccessCode(): string {
  const letter = () => accessCodeLetters.charAt(randomInt(accessCodeLetters.length));
  return Array.from({ length: accessCodeLength }, letter).join("");
}

const message = (membershipId: string, code: string) => `${membershipId} ${code}`;

/** Keyed, because whoever reads the table could try every code there is; bound to the membership it was issued to. */
export function hashOfAccessCode(keys: Keys, membershipId: string, code: string): Buffer {
  return keys.sign("access-code", message(membershipId, code));
}

/** In constant time, and after the same work where nobody was found. */
export function isAccessCode(
  keys: Keys,
  held: { membershipId: string; hash: Buffer } | undefined,
  code: string,
) {
  const right = keys.verify(
    "access-code",
    message(held?.membershipId ?? "", code),
    held?.hash ?? Buffer.alloc(32),
  );
  return right && held !== undefined;
}
