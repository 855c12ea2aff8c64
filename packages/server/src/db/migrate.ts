import type pg from "pg";
import { type BaseLogger, pino } from "pino";
import { openClient } from "../platform/runtime/open-client.ts";
import { migrateJobSchema } from "./job-schema.ts";
import {
  type Applied,
  type Migration,
  MigrationError,
  migrationsFolder,
  pendingMigrations,
  readMigrations,
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
create table if not exists installation_facts (
  name text primary key,
  value jsonb not null,
  noted_at timestamptz not null default now()
)`;

// At every start: rights on the database itself are in no copy or dump of it.
const standingRights = `
do $$
begin
  grant select on schema_migrations, installation_facts to trilha_app;
  revoke create on schema public from public, trilha_app;
  -- An owner of the schema alone may not; the check of the app's login then says what to run.
  execute format('revoke temporary on database %I from public, trilha_app', current_database());
end
$$`;

/** Brings the database up to date: our migrations in order, then the job queue's. Only ever forward. */
export async function migrate(
  ownerUrl: string,
  log: BaseLogger = pino({ level: "silent" }),
  folder: string = migrationsFolder,
): Promise<{ applied: string[] }> {
  const files = readMigrations(folder);
  const client = await openClient(ownerUrl, "DATABASE_OWNER_URL");
  try {
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await client.query("set client_min_messages = warning");
    await client.query(ground);
    const pending = pendingMigrations(files, await appliedIn(client));
    for (const migration of pending) {
      await apply(client, migration);
      log.info({ migration: migration.name }, "migration applied");
    }
    await migrateJobSchema(ownerUrl, client, log);
    await client.query(standingRights);
    return { applied: pending.map(({ name }) => name) };
  } finally {
    // Closing the connection gives the lock free.
    await client.end();
  }
}

/** Whether the database has every migration of this version, and no other. */
export async function schemaIsCurrent(
  pool: Pick<pg.Pool, "query">,
  folder: string = migrationsFolder,
): Promise<boolean> {
  try {
    return pendingMigrations(readMigrations(folder), await appliedIn(pool)).length === 0;
  } catch (error) {
    const absent = (error as { code?: string }).code === "42P01";
    if (absent || error instanceof MigrationError) return false;
    throw error;
  }
}

async function appliedIn(database: Pick<pg.Pool, "query">): Promise<Applied[]> {
  const { rows } = await database.query<Applied>(
    "select number, name, checksum from public.schema_migrations order by number",
  );
  return rows;
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const { number, name, checksum } = migration;
  const note = () =>
    client.query("insert into schema_migrations (number, name, checksum) values ($1, $2, $3)", [
      number,
      name,
      checksum,
    ]);
  try {
    if (!migration.inTransaction) {
      for (const statement of statements(migration.sql)) await client.query(statement);
      await note();
      return;
    }
    await client.query("begin");
    await client.query(migration.sql);
    await note();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new MigrationError(
      `Migration ${name} failed: ${complaintOf(error as PostgresError, migration.sql)}`,
    );
  }
}

/** Several statements in one query would again be one transaction; here each ends a line with `;`. */
function statements(sql: string): string[] {
  return sql.split(/;[ \t]*(?:\n|$)/).filter((part) => part.replaceAll(/--.*/g, "").trim() !== "");
}

interface PostgresError {
  readonly message: string;
  readonly position?: string;
}

function complaintOf({ message, position }: PostgresError, sql: string): string {
  const line = position === undefined ? undefined : sql.slice(0, Number(position)).split("\n").length;
  return line === undefined ? message : `${message} (line ${line})`;
}
