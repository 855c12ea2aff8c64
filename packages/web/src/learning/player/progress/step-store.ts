import { database, orNothing } from "./device-database.ts";
import type { QueuedStep } from "./queue.ts";

/** Where steps wait on the device. A step holds seconds and page numbers under an id that only its owner can use. */
export interface StepStore {
  all: () => Promise<QueuedStep[]>;
  put: (waiting: QueuedStep) => Promise<void>;
  /** Takes a sitting off, unless something later than `seq` was put there meanwhile. */
  drop: (sittingId: string, seq: number) => Promise<void>;
}

export const stepStore: StepStore = {
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
