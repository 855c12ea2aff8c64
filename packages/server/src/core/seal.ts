import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Keys, Purpose } from "./keys.ts";

const nonceBytes = 12;
const tagBytes = 16;

// A signature over a fixed text is a key of its own for each signing key: the first seals, all of them open.
const keysOf = (keys: Keys, purpose: Purpose) => keys.signatures(purpose, "key of sealed secrets");

/** Encrypts what only the recipient may read (AES-256-GCM), by the first of our keys. */
export function seal(keys: Keys, purpose: Purpose, text: string): Buffer {
  const [key] = keysOf(keys, purpose);
  if (!key) throw new Error("there is no key to seal with");
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Plain text sealed for the same purpose; throws when no key of ours opens it. */
export function unseal(keys: Keys, purpose: Purpose, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  for (const key of keysOf(keys, purpose)) {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
    decipher.setAuthTag(tag);
    try {
      const text = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return text.toString("utf8");
    } catch {
      // Sealed with the other key, perhaps.
    }
  }
  throw new Error("something sealed cannot be opened: was SECRET_KEY changed without keeping the old one?");
}

/** A name of the key that seals now: tells two keys apart, and nothing of either. */
export function sealingKey(keys: Keys, purpose: Purpose): Buffer {
  const [key] = keysOf(keys, purpose);
  if (!key) throw new Error("there is no key to seal with");
  return createHash("sha256").update("name of a key").update(key).digest().subarray(0, 8);
}
