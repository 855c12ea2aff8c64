import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { WaitingAnswer } from "./answers/answer-queue.ts";
import type { WaitingMove } from "./moves/move-outbox.ts";
import type { QueuedStep } from "./queue.ts";

interface Schema extends DBSchema {
  steps: { key: string; value: QueuedStep };
  answers: { key: string; value: WaitingAnswer };
  moves: { key: string; value: WaitingMove };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/**
 * Where work waits on the device, apart from the session's vault: signing out throws that away, and nobody's work with
 * it.
 */
export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("trilha-progress", 3, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore("steps", { keyPath: "sittingId" });
      if (before < 2) db.createObjectStore("answers", { keyPath: "step.id" });
      if (before < 3) db.createObjectStore("moves", { keyPath: "sent.id" });
    },
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

/** Where storage is switched off, work waits in memory only. */
export async function orNothing<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
