import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPooler } from "../../../test/pooler.ts";
import { Database } from "../../db/database.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { prepareExternalDatabase } from "./external-database.ts";
import { inDatabase } from "./postgres-roles.ts";

const log = pino({ level: "silent" });
let dataDir: string;
let server: EmbeddedPostgres;
let count = 0;
let database: string;
let ownerUrl: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "trilha-external-"));
  server = await startEmbeddedPostgres({ dataDir, log, fast: true });
  // As if its owner had made the group, which migrating does on a server that is not ours.
  await run(
    server.superuserUrl,
    "grant trilha_app to trilha_owner with admin true, inherit false, set false",
  );
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  count += 1;
  database = `elsewhere_${count}`;
  ownerUrl = inDatabase(server.ownerUrl, database);
  await run(server.ownerUrl, `create database ${database} template template0`);
});

/** A login nobody has told about Trilha yet. */
async function stranger(options = ""): Promise<string> {
  const name = `stranger_${count}`;
  await run(server.superuserUrl, `create role ${name} login password 'secret' ${options}`);
  return inDatabase(server.appUrl, database).replace(/\/\/.*@/, `//${name}:secret@`);
}

describe("a PostgreSQL somebody else runs", () => {
  it("is migrated by its owner, and the app's login is let in", async () => {
    const appUrl = await stranger();
    await prepareExternalDatabase(appUrl, ownerUrl, log);
    await run(appUrl, "select from clients");
    await expect(prepareExternalDatabase(appUrl, undefined, log)).resolves.toBeUndefined();
  });

  it("is refused when its schema is not current and nobody may change it", async () => {
    const missing = prepareExternalDatabase(inDatabase(server.appUrl, database), undefined, log);
    await expect(missing).rejects.toThrow("set DATABASE_OWNER_URL");
  });

  it("is refused with a login that sees past row security, before anything is changed", async () => {
    const superuser = prepareExternalDatabase(inDatabase(server.superuserUrl, database), ownerUrl, log);
    await expect(superuser).rejects.toThrow("DATABASE_URL signs in as postgres, who bypasses row security");
    const bypassing = prepareExternalDatabase(await stranger("bypassrls"), ownerUrl, log);
    await expect(bypassing).rejects.toThrow("bypasses row security");
    await expect(run(ownerUrl, "select from schema_migrations")).rejects.toThrow("does not exist");
  });

  it("is refused with a login that may make temporary tables, where its owner may not take that back", async () => {
    const appUrl = await stranger();
    await prepareExternalDatabase(appUrl, ownerUrl, log);
    await run(server.superuserUrl, `grant temporary on database ${database} to public`);
    await expect(prepareExternalDatabase(appUrl, undefined, log)).rejects.toThrow(
      `may make tables of its own: run REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC`,
    );
    await expect(prepareExternalDatabase(appUrl, ownerUrl, log)).resolves.toBeUndefined();
  });

  it.each([
    { mode: "transaction", roundRobin: false },
    { mode: "transaction", roundRobin: true },
    { mode: "statement", roundRobin: false },
  ] as const)("is refused behind a pooler of $mode mode (in turn: $roundRobin)", async (options) => {
    const appUrl = await stranger();
    await prepareExternalDatabase(appUrl, ownerUrl, log);
    const pooler = await startPooler(appUrl, options);
    await expect(prepareExternalDatabase(pooler.url, undefined, log)).rejects.toThrow(
      `(such as PgBouncer with pool_mode = ${options.mode}): Trilha needs session connections`,
    );
    pooler.stop();
  });

  it("is refused with an owner's login behind such a pooler, which would keep the lock of a migration", async () => {
    const pooler = await startPooler(ownerUrl, { mode: "transaction" });
    await expect(prepareExternalDatabase(await stranger(), pooler.url, log)).rejects.toThrow(
      /^DATABASE_OWNER_URL leads through a pooler/,
    );
    pooler.stop();
  });

  it("is refused behind a pooler of session mode with fewer connections than Trilha needs", async () => {
    const appUrl = await stranger();
    await prepareExternalDatabase(appUrl, ownerUrl, log);
    const pooler = await startPooler(appUrl, { mode: "session", size: 2 });
    await expect(prepareExternalDatabase(pooler.url, undefined, log)).rejects.toThrow(
      "DATABASE_URL leads through a pooler that has too few connections to lend",
    );
    pooler.stop();
  }, 30_000);

  it("serves behind a pooler of session mode, with the time-outs of its sessions", async () => {
    const appUrl = await stranger();
    await prepareExternalDatabase(appUrl, ownerUrl, log);
    const pooler = await startPooler(appUrl, { mode: "session" });
    await prepareExternalDatabase(pooler.url, undefined, log);
    const db = new Database({ url: pooler.url, poolSize: 2, onError: () => undefined });
    const { rows } = await db.pool.query(
      `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'TimeZone',
         'idle_in_transaction_session_timeout') order by name`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      statement_timeout: "5000",
      lock_timeout: "2000",
      idle_in_transaction_session_timeout: "10000",
      TimeZone: "UTC",
    });
    await db.end();
    pooler.stop();
  });

  it("is refused with the owner's login for the app", async () => {
    const owner = prepareExternalDatabase(ownerUrl, ownerUrl, log);
    await expect(owner).rejects.toThrow("trilha_owner, who owns the tables");
  });

  it("that cannot be reached is named in one line, without the password", async () => {
    const nowhere = "postgres://app:hunter2@127.0.0.1:1/trilha";
    const message = await prepareExternalDatabase(nowhere, undefined, log).catch(
      (error: Error) => error.message,
    );
    expect(message).toBe(
      "The database of DATABASE_URL (127.0.0.1:1/trilha) cannot be reached: nothing listens there.",
    );
    const wrong = inDatabase(server.appUrl, database).replace(/:[^:@]+@/, ":hunter2@");
    await expect(prepareExternalDatabase(wrong, undefined, log)).rejects.toThrow("user or password is wrong");
  });
});
