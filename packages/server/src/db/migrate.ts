import type pg from "pg";
import { type BaseLogger, pino } from "pino";
import { openClient } from "../platform/runtime/open-client.ts";
import { migrateJobSchema } from "./job-schema.ts";
import {
  type Applied,
  baseline,
  type Functions,
  type Migration,
  MigrationError,
  pendingFunctions,
  pendingMigrations,
  readSchema,
  type Schema,
  type SqlFile,
  schemaFolder,
} from "./migration-files.ts";

/** Number of the advisory lock that keeps two starters from migrating at once. */
const lockNumber = 7_210_534;

const ground = `
create table if not exists schema_migrations (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
);
create table if not exists schema_functions (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
create table if not exists installation_facts (
  name text primary key,
  value jsonb not null,
  noted_at timestamptz not null default now()
)`;

// At every start: rights on the database itself are in no copy or dump of it.
const standingRights = `
do $$
begin
  grant select on schema_migrations, schema_functions, installation_facts to trilha_app;
  revoke create on schema public from public, trilha_app;
  -- An owner of the schema alone may not; the check of the app's login then says what to run.
  execute format('revoke temporary on database %I from public, trilha_app', current_database());
end
$$`;

/**
 * Brings the database up to date, only ever forward: a new one gets tables and functions as the files have them, then
 * each gets the migrations since and the functions whose text changed; last the tables of the job queue.
 */
export async function migrate(
  ownerUrl: string,
  log: BaseLogger = pino({ level: "silent" }),
  folder: string = schemaFolder,
): Promise<{ applied: string[] }> {
  const schema = readSchema(folder);
  const client = await openClient(ownerUrl, "DATABASE_OWNER_URL");
  try {
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await client.query("set client_min_messages = warning");
    await client.query(ground);
    const applied = await bringUpToDate(client, schema, log);
    await migrateJobSchema(ownerUrl, client, log);
    await client.query(standingRights);
    return { applied };
  } finally {
    // Closing the connection gives the lock free.
    await client.end();
  }
}

/** Whether the database has every migration and function of this version, and no other. */
export async function schemaIsCurrent(
  pool: Pick<pg.Pool, "query">,
  folder: string = schemaFolder,
): Promise<boolean> {
  const { migrations, functions } = readSchema(folder);
  try {
    const past = await appliedIn(pool);
    return (
      past.length > 0 &&
      pendingMigrations(migrations, past).length === 0 &&
      pendingFunctions(functions, await functionsIn(pool)).length === 0
    );
  } catch (error) {
    const absent = (error as { code?: string }).code === "42P01";
    if (absent || error instanceof MigrationError) return false;
    throw error;
  }
}

async function bringUpToDate(client: pg.Client, schema: Schema, log: BaseLogger): Promise<string[]> {
  const past = await appliedIn(client);
  const isNew = past.length === 0;
  refuseOlder(past);
  const pending = pendingMigrations(schema.migrations, past);
  const known = await functionsIn(client);
  const functions = pendingFunctions(schema.functions, known);
  // Tables and migrations name functions in triggers, policies and defaults; a change of one may need their result.
  const first = functions.filter(({ name, afterTables }) => !known.has(name) && !afterTables);
  const last = functions.filter((file) => !first.includes(file));
  await inTransaction(client, async () => {
    if (isNew) await applyAll(client, schema.ground);
    await applyFunctions(client, first);
    if (isNew) await applyAll(client, schema.tables);
    if (past[0]?.number !== baseline) await noteBaseline(client);
  });
  for (const migration of pending) {
    await apply(client, migration);
    log.info({ migration: migration.name }, "migration applied");
  }
  await inTransaction(client, () => applyFunctions(client, last));
  const applied = isNew ? [schema.tables, pending] : [first, pending, last];
  return applied.flat().map(({ name }) => name);
}

/** Version 0.1.0 made the tables by numbered migrations up to the baseline. */
function refuseOlder(past: readonly Applied[]): void {
  const newest = past.at(-1);
  if (newest === undefined || newest.number >= baseline) return;
  throw new MigrationError(
    `The database stands at migration ${newest.name}: start Trilha 0.1.0 once, which brings it to ${String(baseline).padStart(4, "0")}, then this version.`,
  );
}

/** One row stands for all that the files of `tables/` hold, also where numbered migrations made it. */
async function noteBaseline(client: pg.Client): Promise<void> {
  await client.query("delete from schema_migrations where number <= $1", [baseline]);
  await client.query("insert into schema_migrations (number, name, checksum) values ($1, 'tables', '')", [
    baseline,
  ]);
}

async function appliedIn(database: Pick<pg.Pool, "query">): Promise<Applied[]> {
  const { rows } = await database.query<Applied>(
    "select number, name, checksum from public.schema_migrations order by number",
  );
  return rows;
}

async function functionsIn(database: Pick<pg.Pool, "query">): Promise<Map<string, string>> {
  const { rows } = await database.query<{ name: string; checksum: string }>(
    "select name, checksum from public.schema_functions",
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function applyFunctions(client: pg.Client, files: readonly Functions[]): Promise<void> {
  if (files.length === 0) return;
  // Bodies name tables and functions that come later; a test has PostgreSQL check them all.
  await client.query("set local check_function_bodies = off");
  await applyAll(client, files);
  for (const { name, checksum } of files) {
    await client.query(
      `insert into schema_functions (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    );
  }
}

async function applyAll(client: pg.Client, files: readonly SqlFile[]): Promise<void> {
  for (const file of files) {
    try {
      await client.query(file.sql);
    } catch (error) {
      throw failureOf(file, error);
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const { number, name, checksum } = migration;
  const note = () =>
    client.query("insert into schema_migrations (number, name, checksum) values ($1, $2, $3)", [
      number,
      name,
      checksum,
    ]);
  if (migration.inTransaction) {
    await inTransaction(client, async () => {
      await applyAll(client, [migration]);
      await note();
    });
    return;
  }
  for (const sql of statements(migration.sql)) await applyAll(client, [{ ...migration, sql }]);
  await note();
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Several statements in one query would again be one transaction; here each ends a line with `;`. */
function statements(sql: string): string[] {
  return sql.split(/;[ \t]*(?:\n|$)/).filter((part) => part.replaceAll(/--.*/g, "").trim() !== "");
}

function failureOf({ name, sql }: SqlFile, error: unknown): MigrationError {
  const { message, position } = error as { message: string; position?: string };
  const line = position === undefined ? "" : ` (line ${sql.slice(0, Number(position)).split("\n").length})`;
  return new MigrationError(`${name} failed: ${message}${line}`);
}
