import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../platform/runtime/embedded-postgres.ts";
import { inDatabase } from "../platform/runtime/postgres-roles.ts";
import { migrate, schemaIsCurrent } from "./migrate.ts";

const log = pino({ level: "silent" });
let dataDir: string;
let server: EmbeddedPostgres;
let owner: pg.Client;
let ownerUrl: string;
let appUrl: string;
let folder: string;
let count = 0;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "trilha-migrate-"));
  server = await startEmbeddedPostgres({ dataDir, log, fast: true });
});

afterAll(async () => {
  await owner?.end();
  await nobodyElse();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The job queue's migrations close their connections in their own time: a server that stops before would break them. */
async function nobodyElse(): Promise<void> {
  const admin = new pg.Client(server.ownerUrl);
  await admin.connect();
  const others =
    "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
  for (let tries = 0; tries < 100 && (await admin.query(others)).rowCount; tries += 1) await sleep(50);
  await admin.end();
}

beforeEach(async () => {
  await owner?.end();
  count += 1;
  const admin = new pg.Client(server.ownerUrl);
  await admin.connect();
  await admin.query(`create database fresh_${count} template template0`);
  await admin.end();
  ownerUrl = inDatabase(server.ownerUrl, `fresh_${count}`);
  appUrl = inDatabase(server.appUrl, `fresh_${count}`);
  owner = new pg.Client(ownerUrl);
  await owner.connect();
  folder = mkdtempSync(join(dataDir, "migrations-"));
  write("0001-first.sql", "create table first (id integer);\ngrant select on first to trilha_app;\n");
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const run = () => migrate(ownerUrl, log, folder);
const tables = async () => {
  const { rows } = await owner.query("select tablename from pg_tables where schemaname = 'public'");
  return rows.map(({ tablename }) => tablename as string);
};

describe("migrations", () => {
  it("are applied in order, once", async () => {
    write("0002-second.sql", "alter table first add column name text;");
    expect(await run()).toEqual({ applied: ["0001-first.sql", "0002-second.sql"] });
    expect(await run()).toEqual({ applied: [] });
    expect(await schemaIsCurrent({ query: owner.query.bind(owner) } as never, folder)).toBe(true);
  });

  it("that fail leave nothing behind and are named with the line", async () => {
    write("0002-second.sql", "create table second (id integer);\nselect oops;\n");
    await expect(run()).rejects.toThrow(
      'Migration 0002-second.sql failed: column "oops" does not exist (line 2)',
    );
    expect(await tables()).toContain("first");
    expect(await tables()).not.toContain("second");
    write("0002-second.sql", "create table second (id integer);");
    expect(await run()).toEqual({ applied: ["0002-second.sql"] });
  });

  it("run outside a transaction when they say so", async () => {
    write("0002-index.sql", "-- no-transaction\ncreate index concurrently a on first (id);\nvacuum first;\n");
    expect(await run()).toEqual({ applied: ["0001-first.sql", "0002-index.sql"] });
  });

  it("whose text changed since are refused, but not for line endings", async () => {
    await run();
    write("0001-first.sql", "create table first (id integer);\r\ngrant select on first to trilha_app;\r\n");
    expect(await run()).toEqual({ applied: [] });
    write("0001-first.sql", "create table first (id bigint);");
    await expect(run()).rejects.toThrow("0001-first.sql was changed after it had been applied");
  });

  it("with a gap, or unknown to this version, are refused", async () => {
    write("0003-third.sql", "select 1;");
    await expect(run()).rejects.toThrow("Migration 0003-third.sql is out of order: the next number is 0002.");
    write("0002-second.sql", "select 1;");
    await run();
    rmSync(join(folder, "0003-third.sql"));
    await expect(run()).rejects.toThrow(
      "migration 0003-third.sql, which this version of Trilha does not know",
    );
    expect(await schemaIsCurrent({ query: owner.query.bind(owner) } as never, folder)).toBe(false);
  });

  it("are applied once when two start at the same time", async () => {
    const both = await Promise.all([run(), run()]);
    expect(both.map(({ applied }) => applied.length).sort()).toEqual([0, 1]);
  });
});

describe("the job queue", () => {
  it("takes and hands out jobs for the app's login, which owns nothing of it", async () => {
    await run();
    await run();
    const app = new pg.Client(appUrl);
    await app.connect();
    try {
      await app.query("select graphile_worker.add_job('hello', '{}'::json)");
      const { rows } = await app.query("select task_identifier from graphile_worker.jobs");
      expect(rows).toEqual([{ task_identifier: "hello" }]);
      await expect(app.query("drop table graphile_worker._private_jobs")).rejects.toThrow("must be owner");
    } finally {
      await app.end();
    }
  });
});

it("an unreachable database is reported in one line without the password", async () => {
  const wrong = "postgres://somebody:hunter2@127.0.0.1:1/nowhere";
  const failure = await migrate(wrong, log, folder).catch((error: Error) => error.message);
  expect(failure).toBe(
    "The database of DATABASE_OWNER_URL (127.0.0.1:1/nowhere) cannot be reached: nothing listens there.",
  );
});
