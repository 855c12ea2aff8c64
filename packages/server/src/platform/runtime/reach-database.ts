import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BaseLogger } from "pino";
import type { Settings } from "../../settings.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { instanceUsing } from "./instance-lock.ts";
import { socketFolderOf } from "./postgres-options.ts";
import { loginUrls } from "./postgres-roles.ts";
import { loadSecrets } from "./secrets.ts";
import { StartError } from "./start-error.ts";

/** The built-in database, reached from another program. */
export interface ReachedDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly superuserUrl: string;
  /** Ends the database if it was started for this. */
  leave(): Promise<void>;
}

/** postmaster.pid: the port on line 4, the state on line 8. */
function portOf(folder: string): number | undefined {
  try {
    const lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    return lines[7]?.trim() === "ready" ? Number(lines[3]) : undefined;
  } catch {
    return undefined;
  }
}

/** Reaches the built-in database of the data folder: that of the app when it runs, else one started for this. */
export async function reachBuiltInDatabase(settings: Settings, log: BaseLogger): Promise<ReachedDatabase> {
  const { dataDir, backupDir } = settings;
  for (let attempt = 0; instanceUsing(dataDir) !== undefined; attempt++) {
    const folder = join(realpathSync(dataDir), "postgres");
    const port = portOf(folder);
    if (port !== undefined) {
      return { ...loginUrls(loadSecrets(dataDir), port, socketFolderOf(folder)), leave: async () => {} };
    }
    if (attempt === 100) throw new StartError(`Trilha runs on ${dataDir}, but its database does not answer.`);
    await sleep(100);
  }
  const server = await startEmbeddedPostgres({ dataDir, backupDir, log });
  return { ...server, leave: () => server.stop() };
}
