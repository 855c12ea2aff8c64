import { AsyncLocalStorage } from "node:async_hooks";
import type { Parts } from "../../parts.ts";
import { noteCaughtUp } from "./catch-up.queries.ts";
import { type DrainAdmission, drainAdmission } from "./drain-admission.ts";
import { enqueue, type JobName, type JobPayloads } from "./enqueue.ts";
import type { JobHandler, JobTry } from "./handler.ts";

/** Time slice of a job on a backlog, in milliseconds: then it makes room for others and is queued again. */
const boxMilliseconds = 20_000;

/** One job's time, shared by all it drains: true once it is over. */
export function timeBox(milliseconds = boxMilliseconds): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}

const stops = new AsyncLocalStorage<AbortSignal>();

/** Runs work whose drains end after the batch they are at, as if their time were over, once the process is to stop. */
export function drainsUntil<T>(stop: AbortSignal, work: () => Promise<T>): Promise<T> {
  return stops.run(stop, work);
}

/**
 * Works off a backlog batch by batch, each a short transaction of its own that leaves its work done: `batch` answers
 * whether more is waiting. After a first quantum of work each batch goes through the admission that all drains of the
 * process share. Answers "more" when the time was over first: the job ends with it, and is queued again at once.
 */
export function drainInBatches(
  isOver: () => boolean,
  batch: () => Promise<boolean>,
): Promise<"more" | undefined> {
  return drainInTurn(isOver, [undefined], batch);
}

/**
 * Round robin over several, such as clients: a batch of each in turn, so that a long backlog holds up no other. The time
 * is looked at after each round: whatever comes late in the order is served too.
 */
export async function drainInTurn<Source>(
  isOver: () => boolean,
  all: readonly Source[],
  batch: (source: Source) => Promise<boolean>,
  admission: DrainAdmission = drainAdmission,
): Promise<"more" | undefined> {
  const drain = admission.begin();
  try {
    let waiting = all;
    for (;;) {
      const still: Source[] = [];
      for (const source of waiting) if (await drain.run(() => batch(source))) still.push(source);
      if (still.length === 0) return undefined;
      if (isOver() || stops.getStore()?.aborted) return "more";
      waiting = still;
    }
  } finally {
    drain.end();
  }
}

/** Runs a job once. One that found more to do than its time allows is queued again; else it is noted as caught up. */
export async function runJob<Name extends JobName>(
  parts: Parts,
  name: Name,
  handler: JobHandler<Name>,
  { payload, attempt, timed }: { payload: JobPayloads[Name]; attempt: JobTry; timed: boolean },
): Promise<void> {
  const outcome = await handler(parts, payload, attempt);
  if (outcome === "more") {
    await parts.db.write({ system: true }, (tx) => enqueue(tx, name, payload, { key: name }));
  } else if (timed) {
    await parts.db.write({ system: true }, (tx) => noteCaughtUp(tx, name));
  }
}
