import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Keys } from "../../http/keys.ts";

type Secrets = Record<string, string>;

const nonceBytes = 12;
const tagBytes = 16;

// A signature over a fixed text is a key of its own for each signing key: the first seals, all of them open.
const keysOf = (keys: Keys) => keys.signatures("outbox-mask", "key of sealed secrets");

/** Encrypts what only the recipient may read (AES-256-GCM). */
export function seal(keys: Keys, secrets: Secrets): Buffer | null {
  const [key] = keysOf(keys);
  if (!key || Object.keys(secrets).length === 0) return null;
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(secrets), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** What was sealed; throws when no key of ours opens it. */
export function unseal(keys: Keys, sealed: Buffer | null): Secrets {
  if (!sealed) return {};
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  for (const key of keysOf(keys)) {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
    decipher.setAuthTag(tag);
    try {
      const text = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return JSON.parse(text.toString("utf8")) as Secrets;
    } catch {
      // Sealed with the other key, perhaps.
    }
  }
  throw new Error("a sealed message cannot be opened: was SECRET_KEY changed without keeping the old one?");
}
