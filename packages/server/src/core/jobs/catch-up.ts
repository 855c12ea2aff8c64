import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Parts } from "../../parts.ts";
import { enqueue, type JobName, type JobPayloads } from "./enqueue.ts";
import type { JobHandler, JobTry } from "./handler.ts";

/** How long a job works on a backlog before it makes room for others and is queued again, in milliseconds. */
const boxMilliseconds = 20_000;
/** Longest rest between two batches, in milliseconds. */
const longestRest = 500;

/** One job's time, shared by all it drains: true once it is over. */
export function timeBox(milliseconds = boxMilliseconds): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}

/**
 * Works off a backlog batch by batch, each a short transaction of its own that leaves its work done: `batch` answers
 * whether more is waiting. Between two batches it rests as long as one took, so that catching up takes half of a
 * connection at most. Answers "more" when the time was over first: the job ends with it, and is queued again at once.
 */
export async function drainInBatches(
  isOver: () => boolean,
  batch: () => Promise<boolean>,
): Promise<"more" | undefined> {
  for (;;) {
    const begun = performance.now();
    if (!(await batch())) return undefined;
    if (isOver()) return "more";
    await sleep(Math.min(performance.now() - begun, longestRest));
  }
}

/** The same over several, such as clients: a batch of each in turn, so that a long backlog holds up no other. */
export async function drainInTurn<Of>(
  isOver: () => boolean,
  all: readonly Of[],
  batch: (of: Of) => Promise<boolean>,
): Promise<"more" | undefined> {
  let waiting = all;
  return drainInBatches(isOver, async () => {
    const still: Of[] = [];
    for (const of of waiting) if (await batch(of)) still.push(of);
    waiting = still;
    return still.length > 0;
  });
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
    await parts.db.write({ system: true }, async (tx) => {
      await sql`
        insert into jobs_caught_up (task, at) values (${name}, now())
        on conflict (task) do update set at = excluded.at`.execute(tx);
    });
  }
}
