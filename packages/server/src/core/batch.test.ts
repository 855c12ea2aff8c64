import { setImmediate as turn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { Database } from "../db/database.ts";
import { type BatchKind, batchCounts, runBatched } from "./batch.ts";

type Ask = { by: string; n: number };

/** A database that only opens transactions, and lets them go on when it is told. */
function held() {
  const open: (() => void)[] = [];
  const db = {
    write: async (_scope: unknown, work: (tx: unknown) => Promise<unknown>) => {
      await new Promise<void>((go) => open.push(go));
      return work(undefined);
    },
  } as unknown as Database;
  const next = async () => {
    open.shift()?.();
    for (let i = 0; i < 10; i += 1) await turn();
  };
  return { db, next, open };
}

function kind(more: Partial<BatchKind<Ask, number>> = {}) {
  const travelled: number[][] = [];
  const sums: BatchKind<Ask, number> = {
    name: "test",
    access: "write",
    orderKey: ({ by: amount }) => amount,
    maxSize: 3,
    concurrency: 1,
    run: vi.fn(async (_tx, _client, asks: readonly Ask[]) => {
      travelled.push(asks.map(({ n }) => n));
      return asks.map(({ n }) => n * 10);
    }),
    ...more,
  };
  return { sums, travelled };
}

test("one operation runs at once; those that arrive meanwhile share a transaction, at most so many", async () => {
  const { db, next } = held();
  const { sums, travelled } = kind({ name: "alone_or_shared" });
  const answers = Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) => runBatched(db, "client", sums, { by: `p${n}`, n })),
  );
  for (let i = 0; i < 3; i += 1) await next();
  expect(await answers).toEqual([10, 20, 30, 40, 50, 60]);
  expect(travelled).toEqual([[1], [2, 3, 4], [5, 6]]);
  expect(batchCounts.get("alone_or_shared")).toEqual({ batches: 3, operations: 6 });
});

test("two of one person never share a batch and keep their order; clients never share a transaction", async () => {
  const { db, next } = held();
  const { sums, travelled } = kind({ concurrency: 2 });
  const one = Promise.all([1, 2, 3].map((n) => runBatched(db, "one", sums, { by: "ana", n })));
  const other = runBatched(db, "other", sums, { by: "ana", n: 4 });
  for (let i = 0; i < 4; i += 1) await next();
  expect(await one).toEqual([10, 20, 30]);
  expect(await other).toBe(40);
  expect(travelled).toEqual([[1], [4], [2], [3]]);
});

test("what is wrong with one harms no other", async () => {
  const { db, next } = held();
  const run = vi.fn(async (_tx: unknown, _client: string, asks: readonly Ask[]) => {
    if (asks.some(({ n }) => n === 3)) throw new Error("three");
    return asks.map(({ n }) => n * 10);
  });
  const { sums } = kind({ run });
  const answers = Promise.allSettled(
    [1, 2, 3, 4].map((n) => runBatched(db, "client", sums, { by: `p${n}`, n })),
  );
  for (let i = 0; i < 6; i += 1) await next();
  expect((await answers).map((one) => (one.status === "fulfilled" ? one.value : "lost"))).toEqual([
    10,
    20,
    "lost",
    40,
  ]);
});
