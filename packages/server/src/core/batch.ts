// Micro-batching: small reads and writes that come by the hundred every second cost more in travel than in work (a
// transaction each, five statements each). Operations that arrive while others of their kind are running are collected
// and run in one transaction; one that comes alone runs at once.
import type { Database, Tx } from "../db/database.ts";
import { isRefusal } from "./refusal.ts";

/** Operations of one kind that may share a transaction, within one client. */
export interface BatchKind<Input, Output> {
  /** Name in metrics. */
  name: string;
  access: "read" | "write";
  /** Operations of one key never share a batch, and keep their order: what one writes the other reads. */
  orderKey?: (input: Input) => string;
  /** Operations of one batch, at most. */
  maxSize: number;
  /** Batches of a client that may run at the same time in this process. */
  concurrency: number;
  /** Does the work of all inputs and answers each, in their order. */
  run: (tx: Tx, clientId: string, inputs: readonly Input[]) => Promise<Output[]>;
}

/** Batches run by this process, and the operations in them, by kind. */
export const batchCounts = new Map<string, { batches: number; operations: number }>();

interface PendingOperation {
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}
interface BatchQueue {
  pending: PendingOperation[];
  /** Order keys of running operations. */
  runningKeys: Set<string>;
  running: number;
}

// A queue lives as long as something of it is pending or running.
const queues = new WeakMap<Database, Map<string, BatchQueue>>();

/**
 * Runs an operation, in one batch with those of its kind that arrived meanwhile. Should the transaction fail, each
 * operation is tried by itself, so that what is wrong with one harms no other.
 */
export function runBatched<Input, Output>(
  db: Database,
  clientId: string,
  kind: BatchKind<Input, Output>,
  input: Input,
): Promise<Output> {
  return new Promise<Output>((resolve, reject) => {
    const queue = queueFor(db, `${kind.name} ${clientId}`);
    queue.pending.push({ input, resolve: resolve as (output: unknown) => void, reject });
    runNext(db, clientId, kind, queue);
  });
}

function queueFor(db: Database, key: string): BatchQueue {
  const known = queues.get(db) ?? new Map<string, BatchQueue>();
  queues.set(db, known);
  const queue = known.get(key) ?? { pending: [], runningKeys: new Set<string>(), running: 0 };
  known.set(key, queue);
  return queue;
}

function runNext<Input, Output>(
  db: Database,
  clientId: string,
  kind: BatchKind<Input, Output>,
  queue: BatchQueue,
): void {
  if (queue.running >= kind.concurrency) return;
  const batch: PendingOperation[] = [];
  const rest: PendingOperation[] = [];
  const passed = new Set<string>();
  for (const operation of queue.pending) {
    const key = kind.orderKey?.(operation.input as Input);
    const isFree = key === undefined || (!queue.runningKeys.has(key) && !passed.has(key));
    if (key !== undefined) passed.add(key);
    (batch.length < kind.maxSize && isFree ? batch : rest).push(operation);
  }
  if (batch.length === 0) {
    if (queue.running === 0) queues.get(db)?.delete(`${kind.name} ${clientId}`);
    return;
  }
  queue.pending = rest;
  queue.running += 1;
  const keys = batch.flatMap(({ input }) => kind.orderKey?.(input as Input) ?? []);
  for (const key of keys) queue.runningKeys.add(key);
  void runBatch(db, clientId, kind, batch).then(() => {
    for (const key of keys) queue.runningKeys.delete(key);
    queue.running -= 1;
    runNext(db, clientId, kind, queue);
  });
}

async function runBatch<Input, Output>(
  db: Database,
  clientId: string,
  kind: BatchKind<Input, Output>,
  batch: readonly PendingOperation[],
): Promise<void> {
  const runAll = async (operations: readonly PendingOperation[]) => {
    count(kind.name, operations.length);
    const inputs = operations.map(({ input }) => input as Input);
    // Refusals are answers here: one of many must not undo what the others wrote.
    const result = await db[kind.access]({ clientId }, async (tx) => ({
      outputs: await kind.run(tx, clientId, inputs),
    }));
    if (isRefusal(result)) throw new Error("a batch is not refused as a whole");
    for (const [index, { resolve }] of operations.entries()) resolve(result.outputs[index]);
  };
  try {
    await runAll(batch);
  } catch (error) {
    if (batch.length === 1) return batch[0]?.reject(error);
    for (const one of batch) await runAll([one]).catch((alone: unknown) => one.reject(alone));
  }
}

function count(kind: string, operations: number): void {
  const counts = batchCounts.get(kind) ?? { batches: 0, operations: 0 };
  batchCounts.set(kind, counts);
  counts.batches += 1;
  counts.operations += operations;
}
