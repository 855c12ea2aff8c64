// One PostgreSQL for a whole run of tests, holding a migrated database that is only ever copied.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { pino } from "pino";
import { migrate } from "../src/db/migrate.ts";
import { startEmbeddedPostgres } from "../src/platform/runtime/embedded-postgres.ts";
import { inDatabase } from "../src/platform/runtime/postgres-roles.ts";

/** Plain values, so that they can be handed to worker processes. */
export type TestCluster = {
  /** Login that may make copies and end what still holds them. */
  adminUrl: string;
  /** Login that owns the databases. */
  ownerUrl: string;
  /** Login of the app, on the same server. */
  appUrl: string;
  template: string;
};

/** A copy of the template, gone after `drop`. */
export type TestDatabase = { ownerUrl: string; appUrl: string; drop: () => Promise<void> };

/** Starts the server and migrates the template; `prepare` may put more into it, such as demo data. */
export async function startTestCluster(
  prepare: (cluster: TestCluster) => Promise<void> = async () => undefined,
): Promise<{ cluster: TestCluster; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "trilha-test-"));
  // As root, PostgreSQL runs under another account, which must be able to pass.
  chmodSync(dataDir, 0o711);
  const log = pino({ level: "error" });
  const postgres = await startEmbeddedPostgres({ dataDir, fast: true, log });
  const { superuserUrl: adminUrl, ownerUrl, appUrl } = postgres;
  const stop = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const cluster = { adminUrl, ownerUrl, appUrl, template: new URL(ownerUrl).pathname.slice(1) };
    await migrate(ownerUrl, log);
    await prepare(cluster);
    return { cluster, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Copies the template: each test file gets its own. File by file, because what a test forgets need not be in the WAL:
 * that is three times faster.
 */
export async function copyTemplate(cluster: TestCluster): Promise<TestDatabase> {
  const name = `copy_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  const owner = new URL(cluster.ownerUrl).username;
  await run(
    cluster,
    `create database ${name} template ${cluster.template} strategy file_copy owner ${owner}`,
  );
  // A copy has the tables' rights and not the database's own.
  await run(cluster, `revoke temporary on database ${name} from public`);
  return {
    ownerUrl: inDatabase(cluster.ownerUrl, name),
    appUrl: inDatabase(cluster.appUrl, name),
    drop: () => run(cluster, `drop database ${name} with (force)`, name),
  };
}

/** `deserted`: first waits a second for this database's last connections, which are told to end and not yet gone. */
async function run(cluster: TestCluster, statement: string, deserted?: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.adminUrl });
  await client.connect();
  try {
    for (let looks = 0; deserted && looks < 20; looks += 1) {
      const { rows } = await client.query("select from pg_stat_activity where datname = $1", [deserted]);
      if (rows.length === 0) break;
      await sleep(50);
    }
    await client.query(statement);
  } finally {
    await client.end();
  }
}
