import pg from "pg";
import { isRefusal } from "../src/core/refusal.ts";
import { Database, writeLast } from "../src/db/database.ts";
import { type Award, awardMany, balances, statementPage, verifyLedger } from "../src/loyalty/ledger/index.ts";
import { bareAward, copyAccounts, copyTables, dropTables, ledgerTables, valuesOf } from "./bare-books.ts";
import { type BenchBooks, fillBooks, growth, openBooks, pastGuards } from "./books.ts";
import { type BenchDatabase, database } from "./database.ts";
import { median, percentile, sideBySide, timesOf } from "./measure.ts";
import { type Part, type Row, row } from "./part.ts";

const connections = 32;
const rounds = 7;
const seconds = 2;

/** Awards against the same rows by hand, and what more entries cost. */
export const ledger: Part = {
  name: "ledger",
  run: async (bench) => {
    const reached = await bench.use(database);
    const connection = await pastGuards(reached);
    const db = new Database({ url: reached.appUrl, poolSize: connections, onError: () => undefined });
    try {
      const books = await openBooks(connection);
      bench.say("awards against bare SQL");
      const rows = [
        ...(await speed(db, reached, books, "award", books.people)),
        ...(await speed(db, reached, books, "award, 10 people", books.people.slice(0, 10))),
      ];
      const faults = (await verifyLedger(db, { clientId: books.clientId })).flatMap((check) => check.faults);
      rows.push(row("ledger: faults after that load", faults.length, "", { atMost: 0 }));
      bench.say("100,000 entries");
      const grown = await openBooks(connection);
      await fillBooks(connection, grown, growth.first.steady, [0, growth.steady]);
      await fillBooks(connection, grown, growth.first.crowd, [growth.steady, growth.crowd]);
      const before = await latencies(db, grown);
      bench.say("5,000,000 entries");
      await fillBooks(connection, grown, growth.more, [growth.steady, growth.crowd]);
      const after = await latencies(db, grown);
      for (const name of ["award", "balance", "statement"] as const) {
        const goal = name === "award" ? undefined : { atMost: 15 };
        rows.push(
          row(`${name}: p95 with 5,000,000 entries`, after[name], "ms", goal),
          row(`${name}: against 100,000`, after[name] / before[name], "×", { atMost: 1.3 }),
        );
      }
      return rows;
    } finally {
      await db.end();
      await connection.end();
    }
  },
};

/** Through the door and by hand, in turn. */
async function speed(
  db: Database,
  reached: BenchDatabase,
  books: BenchBooks,
  name: string,
  people: readonly string[],
): Promise<Row[]> {
  const pool = new pg.Pool({
    connectionString: reached.ownerUrl,
    max: connections,
    pipeline: true,
  } as pg.PoolConfig);
  try {
    await copyTables(pool, ledgerTables);
    await copyAccounts(pool, books.clientId);
    const ours = () => perSecond(people, (userId) => throughDoor(db, anAward(books, userId)));
    const theirs = () => perSecond(people, (userId) => byHand(pool, anAward(books, userId)));
    await ours();
    await theirs();
    // Statistics as autovacuum makes them within a minute: until then the planner takes both for empty and reads them
    // whole.
    await pool.query("analyze");
    const { a, b, ratio } = await sideBySide(rounds, ours, theirs);
    return [
      row(`${name}: of bare SQL's speed`, ratio, "×", { atLeast: 0.6 }),
      row(`${name}: awards`, a, "/s"),
      row(`${name}: awards of bare SQL`, b, "/s"),
    ];
  } finally {
    await dropTables(pool, ledgerTables);
    await pool.end();
  }
}

async function perSecond(
  people: readonly string[],
  give: (userId: string) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  const stop = start + seconds * 1_000;
  let given = 0;
  const worker = async (_: unknown, at: number) => {
    for (let turn = at; performance.now() < stop; turn += connections) {
      await give(people[turn % people.length] ?? "");
      given += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return (given * 1_000) / (performance.now() - start);
}

/** As the product's calls end, and the rows by hand: the commit travels with the last statement. */
async function throughDoor(db: Database, award: Award): Promise<void> {
  const done = await db.write({ clientId: award.clientId }, (tx) =>
    writeLast(tx, (last) => awardMany(last, [award])),
  );
  if (isRefusal(done)) throw new Error(done.refused.code);
}

async function byHand(pool: pg.Pool, award: Award): Promise<void> {
  const client = await pool.connect();
  try {
    const values = valuesOf(award);
    const sent = [
      client.query("begin"),
      client.query({ name: "bare-award", text: bareAward, values }),
      client.query("commit"),
    ];
    await Promise.all(sent);
  } finally {
    client.release();
  }
}

async function latencies(db: Database, books: BenchBooks) {
  const scope = { clientId: books.clientId };
  let turn = 0;
  const next = () => {
    turn += 1;
    return books.people[turn % books.people.length] ?? "";
  };
  const calls = {
    award: () => throughDoor(db, anAward(books, next())),
    balance: () => db.read(scope, (tx) => balances(tx, { ...scope, userId: next(), potIds: [books.potId] })),
    statement: () => db.read(scope, (tx) => statementPage(tx, { ...scope, userId: next(), rows: 20 })),
  };
  const p95 = async (call: () => Promise<unknown>) => {
    await timesOf(100, call);
    const parts: number[] = [];
    for (let part = 0; part < rounds; part += 1) parts.push(percentile(await timesOf(100, call), 95));
    return median(parts);
  };
  const balance = await p95(calls.balance);
  const statement = await p95(calls.statement);
  return { balance, statement, award: await p95(calls.award) };
}

function anAward({ clientId, potId }: BenchBooks, userId: string): Award {
  const line = crypto.randomUUID();
  return {
    clientId,
    potId,
    userId,
    key: `award:${line}:1`,
    points: 60,
    experience: 40,
    audit: "awaiting",
    source: { type: "claim_line", id: line },
    ruleSetVersionId: null,
    occurredAt: new Date("2026-03-01T12:00:00Z"),
    now: new Date("2026-03-01T12:00:00Z"),
    expiresAt: new Date("2026-05-16T00:00:00Z"),
    actorId: null,
    details: { trace: [{ step: "base", points: 60 }], document: { invoice: "000123456" } },
  };
}
