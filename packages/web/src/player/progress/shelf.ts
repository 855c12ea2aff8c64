import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Waiting } from "./queue.ts";

/**
 * Where steps wait on the device, apart from the session's vault: signing out throws that away, and nobody's work with
 * it. A step holds seconds and page numbers under an id that only its owner can use.
 */
export interface Shelf {
  all: () => Promise<Waiting[]>;
  put: (waiting: Waiting) => Promise<void>;
  /** Takes a sitting off, unless something later than `seq` was put there meanwhile. */
  drop: (sittingId: string, seq: number) => Promise<void>;
}

interface Schema extends DBSchema {
  steps: { key: string; value: Waiting };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("trilha-progress", 1, {
    upgrade: (db) => void db.createObjectStore("steps", { keyPath: "sittingId" }),
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

/** Where storage is switched off, steps wait in memory only. */
async function orNothing<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

export const shelf: Shelf = {
  all: () => orNothing(async () => (await database()).getAll("steps"), []),
  put: (waiting) =>
    orNothing(async () => {
      const writing = (await database()).transaction("steps", "readwrite");
      const known = await writing.store.get(waiting.sittingId);
      if (!known || known.step.seq < waiting.step.seq) await writing.store.put(waiting);
      await writing.done;
    }, undefined),
  drop: (sittingId, seq) =>
    orNothing(async () => {
      const writing = (await database()).transaction("steps", "readwrite");
      const known = await writing.store.get(sittingId);
      if (known && known.step.seq <= seq) await writing.store.delete(sittingId);
      await writing.done;
    }, undefined),
};
