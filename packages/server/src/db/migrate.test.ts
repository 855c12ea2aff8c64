import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
  folder = mkdtempSync(join(dataDir, "schema-"));
  for (const name of ["tables", "functions", "migrations"]) mkdirSync(join(folder, name));
  write(
    "tables/core.sql",
    "create table first (id integer default one());\ngrant select on first to trilha_app;\n",
  );
  write("functions/one.sql", one(1));
});

const write = (path: string, sql: string) => writeFileSync(join(folder, path), sql);
const one = (value: number) =>
  `create or replace function one() returns integer language sql return ${value};\n`;
const run = () => migrate(ownerUrl, log, folder);
const isCurrent = () => schemaIsCurrent({ query: owner.query.bind(owner) } as never, folder);
const tables = async () => {
  const { rows } = await owner.query("select tablename from pg_tables where schemaname = 'public'");
  return rows.map(({ tablename }) => tablename as string);
};

describe("a new database", () => {
  it("gets functions, tables and migrations, once", async () => {
    write("migrations/0072-second.sql", "alter table first add column name text;");
    expect(await isCurrent()).toBe(false);
    expect(await run()).toEqual({ applied: ["core.sql", "0072-second.sql"] });
    expect(await run()).toEqual({ applied: [] });
    expect(await isCurrent()).toBe(true);
  });

  it("gets functions that name a table after the tables", async () => {
    write(
      "functions/all.sql",
      "-- after tables\ncreate function all_first() returns setof first language sql as '';",
    );
    expect(await run()).toEqual({ applied: ["core.sql"] });
  });

  it("has a place in the order for each file of tables", async () => {
    write("tables/other.sql", "create table other (id integer);");
    await expect(run()).rejects.toThrow("The file other.sql of tables has no place in their order.");
  });

  it("stays empty when a file of tables fails, which is named with the line", async () => {
    write("tables/members.sql", "create table second (id integer);\nselect oops;\n");
    await expect(run()).rejects.toThrow('members.sql failed: column "oops" does not exist (line 2)');
    expect(await tables()).not.toContain("first");
  });
});

describe("functions", () => {
  const result = async () => (await owner.query("select one()")).rows[0]?.one;

  it("are applied again when their text changed", async () => {
    await run();
    write("functions/one.sql", one(2));
    expect(await isCurrent()).toBe(false);
    expect(await run()).toEqual({ applied: ["one.sql"] });
    expect(await result()).toBe(2);
    expect(await isCurrent()).toBe(true);
  });

  it("that are new come before the migrations, changed ones after", async () => {
    await run();
    write("functions/one.sql", one(2));
    write("functions/two.sql", one(0).replace("one()", "two()"));
    write("migrations/0072-now.sql", "create table now as select one(), two();");
    expect(await run()).toEqual({ applied: ["two.sql", "0072-now.sql", "one.sql"] });
    expect((await owner.query("select one, two from now")).rows).toEqual([{ one: 1, two: 0 }]);
  });
});

describe("migrations", () => {
  beforeEach(run);

  it("that fail leave nothing behind and are named with the line", async () => {
    write("migrations/0072-second.sql", "create table second (id integer);\nselect oops;\n");
    await expect(run()).rejects.toThrow('0072-second.sql failed: column "oops" does not exist (line 2)');
    expect(await tables()).not.toContain("second");
    write("migrations/0072-second.sql", "create table second (id integer);");
    expect(await run()).toEqual({ applied: ["0072-second.sql"] });
  });

  it("run outside a transaction when they say so", async () => {
    write(
      "migrations/0072-index.sql",
      "-- no-transaction\ncreate index concurrently a on first (id);\nvacuum first;\n",
    );
    expect(await run()).toEqual({ applied: ["0072-index.sql"] });
  });

  it("whose text changed since are refused, but not for line endings", async () => {
    write("migrations/0072-second.sql", "create table second (id integer);\nselect 1;\n");
    await run();
    write("migrations/0072-second.sql", "create table second (id integer);\r\nselect 1;\r\n");
    expect(await run()).toEqual({ applied: [] });
    write("migrations/0072-second.sql", "create table second (id bigint);");
    await expect(run()).rejects.toThrow("0072-second.sql was changed after it had been applied");
  });

  it("with a gap, or unknown to this version, are refused", async () => {
    write("migrations/0073-third.sql", "select 1;");
    await expect(run()).rejects.toThrow("Migration 0073-third.sql is out of order: the next number is 0072.");
    write("migrations/0072-second.sql", "select 1;");
    await run();
    rmSync(join(folder, "migrations/0073-third.sql"));
    await expect(run()).rejects.toThrow(
      "migration 0073-third.sql, which this version of Trilha does not know",
    );
    expect(await isCurrent()).toBe(false);
  });

  it("are applied once when two start at the same time", async () => {
    write("migrations/0072-second.sql", "create table second (id integer);");
    const both = await Promise.all([run(), run()]);
    expect(both.map(({ applied }) => applied.length).sort()).toEqual([0, 1]);
  });
});

describe("a database of version 0.1.0", () => {
  const historyUpTo = (number: number) =>
    owner.query(
      `truncate schema_functions; truncate schema_migrations;
       insert into schema_migrations (number, name, checksum)
       select n, to_char(n, 'FM0000') || '-step.sql', 'x' from generate_series(1, ${number}) n`,
    );

  it("goes on from its last migration with the tables it has", async () => {
    await run();
    await historyUpTo(71);
    write("tables/core.sql", "select oops;");
    write("migrations/0072-second.sql", "create table second (id integer);");
    expect(await run()).toEqual({ applied: ["one.sql", "0072-second.sql"] });
    const { rows } = await owner.query("select number, name from schema_migrations order by number");
    expect(rows).toEqual([
      { number: 71, name: "tables" },
      { number: 72, name: "0072-second.sql" },
    ]);
  });

  it("that is behind is refused with what to start first", async () => {
    await run();
    await historyUpTo(54);
    await expect(run()).rejects.toThrow(
      "The database stands at migration 0054-step.sql: start Trilha 0.1.0 once, which brings it to 0071, then this version.",
    );
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
