import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { anAward, aPocket, type Pocket } from "../../../test/books.ts";
import type { Load } from "../../../test/books-child.ts";
import { loadBooks } from "../../../test/books-load.ts";
import { aClient } from "../../../test/builders.ts";
import { killWithin, lostIn } from "../../../test/killing.ts";
import { useApp } from "../../../test/use-app.ts";
import { Database } from "../../db/database.ts";
import { awardMany } from "./index.ts";

const app = useApp({ routes: [] });

async function aTeam(size: number): Promise<Pocket[]> {
  const client = await aClient(app);
  const potId = crypto.randomUUID();
  const pockets: Pocket[] = [];
  while (pockets.length < size) pockets.push({ ...(await aPocket(app, client)), potId });
  return pockets;
}

async function expectWhole([first]: Pocket[], answered: ReadonlySet<string>): Promise<void> {
  const clientId = first?.clientId ?? "";
  const { missing, faults } = await lostIn(app.parts.db, clientId, answered);
  expect(missing, "answered, and gone").toEqual([]);
  expect(faults).toEqual([]);
}

/** Deadlocks in this database from now on: work that is tried again hides them. */
async function deadlockCounter(): Promise<{ since: () => Promise<number> }> {
  const count = async () => {
    const admin = new pg.Client(inject("cluster").adminUrl);
    await admin.connect();
    const { rows } = await admin.query<{ deadlocks: number }>(
      "select deadlocks::int from pg_stat_database where datname = $1",
      [new URL(app.databaseUrl).pathname.slice(1)],
    );
    await admin.end();
    return rows[0]?.deadlocks ?? Number.NaN;
  };
  const before = await count();
  return { since: async () => (await count()) - before };
}

test("32 at once on six people leave the books whole", { timeout: 40_000 }, async () => {
  const pockets = await aTeam(6);
  const db = new Database({ url: app.databaseUrl, poolSize: 32, onError: () => undefined });
  const answered = new Set<string>();
  const stop = performance.now() + 4_000;
  const counts = await loadBooks(
    db,
    { pockets, workers: 32 },
    () => performance.now() > stop,
    (key) => answered.add(key),
  );
  await db.end();
  expect(counts.broken).toEqual([]);
  expect(counts.done).toBeGreaterThan(100);
  await expectWhole(pockets, answered);
});

test("16 who give to, take from and judge the same three people never lock each other out", {
  timeout: 40_000,
}, async () => {
  const pockets = await aTeam(3);
  const deadlocks = await deadlockCounter();
  const db = new Database({ url: app.databaseUrl, poolSize: 16, onError: () => undefined });
  const answered = new Set<string>();
  const stop = performance.now() + 3_000;
  const until = () => performance.now() > stop;
  // Beside their stories: lists for everybody in any order, and first awards that open a pot's accounts together.
  const lists = async (seed: number) => {
    for (let turn = seed; !until(); turn += 1) {
      const fresh = { potId: turn % 8 === 0 ? crypto.randomUUID() : (pockets[0]?.potId ?? "") };
      const to = pockets.map((_, at) => pockets[(at + turn) % pockets.length]).flatMap((one) => one ?? []);
      const sales = [...to, ...to].map((one, at) =>
        anAward({ ...one, ...fresh }, { points: 5, audit: at % 2 === 0 ? "awaiting" : "cleared" }),
      );
      const clientId = to[0]?.clientId ?? "";
      const give = () => db.write({ clientId }, (tx) => awardMany(tx, sales));
      await Promise.all([give(), give()]);
    }
  };
  const story = { pockets, workers: 12 };
  const [counts] = await Promise.all([
    loadBooks(db, story, until, (key) => answered.add(key)),
    ...[0, 1].map(lists),
  ]);
  await db.end();
  expect(counts.broken).toEqual([]);
  expect(await deadlocks.since()).toBe(0);
  await expectWhole(pockets, answered);
});

test("a process killed at any moment loses nothing it answered", { timeout: 60_000 }, async () => {
  const pockets = await aTeam(4);
  const answered = new Set<string>();
  const file = fileURLToPath(new URL("../../../test/books-child.ts", import.meta.url));
  const killed = async () => {
    const child = fork(file, { serialization: "advanced", execArgv: [] });
    child.send({ url: app.databaseUrl, pockets, workers: 4 } satisfies Load);
    child.on("message", (key) => answered.add(String(key)));
    await once(child, "message");
    await killWithin(child, 250);
  };
  const lane = async () => {
    for (let kills = 0; kills < 5; kills += 1) await killed();
  };
  await Promise.all([lane(), lane()]);
  expect(answered.size).toBeGreaterThan(10);
  await expectWhole(pockets, answered);
});

test("a connection cut at any moment loses nothing that was answered", { timeout: 60_000 }, async () => {
  const pockets = await aTeam(4);
  const db = new Database({ url: app.databaseUrl, poolSize: 8, onError: () => undefined });
  db.pool.on("connect", (client) => client.on("error", () => undefined));
  const admin = new pg.Client(inject("cluster").adminUrl);
  await admin.connect();
  const answered = new Set<string>();
  let stopped = false;
  const running = loadBooks(
    db,
    { pockets, workers: 8 },
    () => stopped,
    (key) => answered.add(key),
  );
  for (let cuts = 0; cuts < 20; cuts += 1) {
    await sleep(50 + Math.random() * 100);
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and query like '%ledger%' order by random() limit 2`,
      [new URL(app.databaseUrl).pathname.slice(1)],
    );
  }
  stopped = true;
  await running;
  await admin.end();
  await db.end();
  expect(answered.size).toBeGreaterThan(10);
  await expectWhole(pockets, answered);
});
