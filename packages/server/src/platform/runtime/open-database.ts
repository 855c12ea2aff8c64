import type { BaseLogger } from "pino";
import { migrate } from "../../db/migrate.ts";
import type { Settings } from "../../settings.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { prepareExternalDatabase } from "./external-database.ts";
import { openClient } from "./open-client.ts";

/** The database of this installation, migrated. */
export interface OpenDatabase {
  readonly appUrl: string;
  /** Undefined: another PostgreSQL, and nobody told us its owner. */
  readonly ownerUrl: string | undefined;
  /** Superuser's address; only the built-in server has one. */
  readonly superuserUrl?: string;
  stop(): Promise<void>;
}

/** Jobs a killed app was working on: nobody else uses this database, so their workers are gone. */
async function giveJobsBack(ownerUrl: string): Promise<void> {
  const owner = await openClient(ownerUrl, "DATABASE_OWNER_URL");
  try {
    await owner.query(`
      select graphile_worker.force_unlock_workers(array_agg(distinct worker)) from (
        select locked_by from graphile_worker._private_jobs where locked_by is not null
        union select locked_by from graphile_worker._private_job_queues where locked_by is not null
      ) as held (worker) having count(*) > 0`);
  } finally {
    await owner.end();
  }
}

/** Opens the database the settings name, or the built-in one, and makes its schema current. */
export async function openDatabase(
  settings: Settings,
  log: BaseLogger,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  const { url, ownerUrl, bufferMegabytes } = settings.database;
  if (url) {
    await prepareExternalDatabase(url, ownerUrl, log);
    return { appUrl: url, ownerUrl, stop: async () => {} };
  }
  const { dataDir, backupDir } = settings;
  const server = await startEmbeddedPostgres({ dataDir, backupDir, bufferMegabytes, log, onLost });
  try {
    await migrate(server.ownerUrl, log);
    await giveJobsBack(server.ownerUrl);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
