import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import { outlived } from "./rules/lifetime.ts";

/**
 * Values this device keeps between visits, encrypted with a key that cannot leave the browser (WebCrypto
 * AES-GCM, not extractable) and thrown away after 180 days without use (spec §limits#persistence).
 */

const NAME = "trilha";
const KEY = "key";

type Kept = { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer; readonly savedAt: Date };

interface VaultSchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  kept: { key: string; value: Kept };
}

let opened: Promise<IDBPDatabase<VaultSchema>> | undefined;

function database(): Promise<IDBPDatabase<VaultSchema>> {
  opened ??= openDB<VaultSchema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore("keys");
      db.createObjectStore("kept");
    },
    // Another tab wants to delete or upgrade: step aside, or it would wait for ever.
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

async function secret(): Promise<CryptoKey> {
  const db = await database();
  const known = await db.get("keys", KEY);
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  // Two tabs may start together; the first key stays.
  const writing = db.transaction("keys", "readwrite");
  const first = await writing.store.get(KEY);
  if (!first) await writing.store.put(made, KEY);
  await writing.done;
  return first ?? made;
}

/** Keeps a value under a name. Where storage is switched off the app works on, for this visit only. */
export async function keep(name: string, value: unknown): Promise<void> {
  try {
    const key = await secret();
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(value));
    const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain);
    await (await database()).put("kept", { iv, data, savedAt: new Date() }, name);
  } catch {
    // Private mode or a full disk: nothing to do but forget.
  }
}

/** Value that was kept, or undefined when there is none, it is too old, or it cannot be read any more. */
export async function recall<Value>(name: string): Promise<Value | undefined> {
  try {
    const db = await database();
    const sealed = await db.get("kept", name);
    if (!sealed) return undefined;
    if (outlived(sealed.savedAt, new Date())) {
      await db.delete("kept", name);
      return undefined;
    }
    const plain = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: sealed.iv },
      await secret(),
      sealed.data,
    );
    return JSON.parse(new TextDecoder().decode(plain)) as Value;
  } catch {
    return undefined;
  }
}

/** Throws away everything, the key first: what is left on the disk cannot be read. */
export async function emptyVault(): Promise<void> {
  try {
    const db = await database();
    const writing = db.transaction(["keys", "kept"], "readwrite");
    await Promise.all([
      writing.objectStore("keys").clear(),
      writing.objectStore("kept").clear(),
      writing.done,
    ]);
    db.close();
  } catch {
    // Storage is off: there is nothing to throw away.
  }
  opened = undefined;
  await deleteDB(NAME).catch(() => undefined);
}
