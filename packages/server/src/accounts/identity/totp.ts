// RFC 6238: six digits every thirty seconds, SHA-1, as every authenticator app reads them.
import { timingSafeEqual } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";

export const stepSeconds = 30;
/** Clocks of phones are a step early or late; more is a code somebody kept. */
const drift = 1;

/** A new secret of 160 bits, in base32 as people type it. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/**
 * The step a code is of: now, one before or one after, and later than the last one taken, so that no code works
 * twice. Undefined: it is none of these.
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number): number | undefined {
  const key = Secret.fromBase32(secret);
  const current = Math.floor(now.getTime() / 1000 / stepSeconds);
  let matchedStep: number | undefined;
  for (let step = current - drift; step <= current + drift; step += 1) {
    const right = TOTP.generate({ secret: key, timestamp: step * stepSeconds * 1000 });
    if (step > lastStep && isSame(right, code)) matchedStep ??= step;
  }
  return matchedStep;
}

function isSame(right: string, given: string): boolean {
  const [left, other] = [Buffer.from(right), Buffer.from(given)];
  return left.length === other.length && timingSafeEqual(left, other);
}

/** Provisioning URI that an authenticator app reads from the QR code. */
export function totpAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({ issuer, label, secret }).toString();
}

/** The address as a QR code: the dark squares of a grid as one SVG path. A page draws it without a style of its own. */
export function qrOf(address: string): { size: number; path: string } {
  const { size, data } = encode(address, { ecc: "M", border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}
