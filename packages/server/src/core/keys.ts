import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from "node:crypto";

/** The purposes a signing key is derived for; a signature made for one never passes for another. */
export type Purpose =
  | "access-token"
  | "one-time-token"
  | "refresh-token"
  | "password-link"
  | "store-url"
  | "content-address"
  | "scorm-post-back"
  | "outbox-mask"
  | "audit-sample"
  | "list-position"
  | "reward-code"
  | "reward-code-mark"
  | "captcha-secret"
  | "provider-secret"
  | "provider-visit"
  | "identity-link"
  | "registration"
  | "registration-mark"
  | "one-time-code"
  | "access-code"
  | "check-in"
  | "code-request-mark"
  | "second-factor"
  | "totp-secret";

/** Keys derived from SECRET_KEY. The first key signs; all of them verify, so that a key can be rotated. */
export interface Keys {
  sign(purpose: Purpose, message: string): Buffer;
  verify(purpose: Purpose, message: string, signature: Uint8Array): boolean;
  /** Signatures by each valid key, for marks that carry only part of a signature (password links). */
  signatures(purpose: Purpose, message: string): Buffer[];
}

export function keysFrom(secrets: readonly string[]): Keys {
  const derived = new Map<string, KeyObject>();
  // A key object is made once; a key as bytes would be made into one with every signature, at five times the cost.
  const key = (secret: string, purpose: Purpose): KeyObject => {
    const name = `${purpose} ${secret}`;
    const known = derived.get(name);
    if (known) return known;
    const made = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "trilha", purpose, 32)));
    derived.set(name, made);
    return made;
  };
  const mac = (secret: string, purpose: Purpose, message: string) =>
    createHmac("sha256", key(secret, purpose)).update(message).digest();
  return {
    signatures: (purpose, message) => secrets.map((secret) => mac(secret, purpose, message)),
    sign: (purpose, message) => mac(secrets[0] ?? "", purpose, message),
    verify: (purpose, message, signature) =>
      secrets.some((secret) => {
        const expected = mac(secret, purpose, message);
        return expected.length === signature.length && timingSafeEqual(expected, signature);
      }),
  };
}
