import { chmodSync, existsSync, mkdirSync, realpathSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BaseLogger } from "pino";
import { freePort } from "./free-port.ts";
import { type InstanceLock, lockInstance } from "./instance-lock.ts";
import { findPostgres } from "./postgres-binaries.ts";
import { createCluster } from "./postgres-cluster.ts";
import { defaultBufferMegabytes, postgresArguments, socketFolderOf } from "./postgres-options.ts";
import { endOrphan, type PostgresProcess, PostgresRefused, startPostgres } from "./postgres-process.ts";
import { loginUrls, prepareRoles } from "./postgres-roles.ts";
import { choosePostgresUser } from "./postgres-user.ts";
import { loadSecrets } from "./secrets.ts";
import { StartError } from "./start-error.ts";
import { supervisePostgres } from "./supervise-postgres.ts";

/** The built-in PostgreSQL, running. */
export interface EmbeddedPostgres {
  readonly port: number;
  /** Changes when the server had to be started again. */
  readonly pid: number;
  /** Login that owns the schema: migrations, seed. */
  readonly ownerUrl: string;
  /** Login of the app: owns nothing, row security applies. */
  readonly appUrl: string;
  /** Login of the server's superuser, on its maintenance database: backup. */
  readonly superuserUrl: string;
  /** Ends the server and gives the data folder free. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: BaseLogger;
  readonly port?: number;
  /** For tests: no fsync, no archive; Ctrl-C ends the server too. */
  readonly fast?: boolean;
  /** Folder of the backups, which holds the WAL archive; default: below the data folder. */
  readonly backupDir?: string;
  /** Megabytes of its shared cache of pages. */
  readonly bufferMegabytes?: number;
  /** Called when the server died and could not be brought back. */
  readonly onLost?: (error: Error) => void;
}

const largestLog = 5_000_000;

function openDataDir(path: string): string {
  try {
    mkdirSync(path, { recursive: true });
    const folder = realpathSync(path);
    // As root we start PostgreSQL under another account; it must be able to pass our folder, not to list it.
    if (process.getuid?.() === 0) chmodSync(folder, statSync(folder).mode | 0o011);
    return folder;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? "unknown reason";
    throw new StartError(
      `The data folder ${path} cannot be made (${reason}): set DATA_DIR to another folder.`,
    );
  }
}

/** Keeps one old log beside the present one. */
function turnLog(path: string): void {
  if (existsSync(path) && statSync(path).size > largestLog) renameSync(path, `${path}.old`);
}

function isPassing(error: unknown): boolean {
  // Another program took the port between our look and the start, or workers of a killed server still end.
  return error instanceof PostgresRefused && /TCP\/IP|still in use|lock file/.test(error.complaint);
}

/** Starts the built-in PostgreSQL of a data folder, making the database on the first start. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = openDataDir(options.dataDir);
  const lock = claim(dataDir);
  try {
    return await startLocked(dataDir, lock, options);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function claim(dataDir: string): InstanceLock {
  try {
    return lockInstance(dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = (error as NodeJS.ErrnoException).code ?? "unknown reason";
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${reason}): set DATA_DIR to another folder.`,
    );
  }
}

async function startLocked(
  dataDir: string,
  lock: InstanceLock,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log, fast = false, bufferMegabytes = defaultBufferMegabytes } = options;
  const folder = join(dataDir, "postgres");
  const logFile = join(dataDir, "postgres.log");
  const backupDir = options.backupDir ?? join(dataDir, "backups");
  const folders = existsSync(backupDir) ? [dataDir, backupDir] : [dataDir];
  const { user, binaries } = choosePostgresUser(await findPostgres(), folder, folders);
  if (user.launcher.length > 0) {
    log.warn({ dataDir }, "PostgreSQL needs a privilege to reach its folders; better: folders open to it");
  }
  const secrets = loadSecrets(dataDir);
  await createCluster(folder, secrets.superuserPassword, { binaries, user, fast });
  if (await endOrphan(folder)) log.warn("the database of a killed instance was still running; it was ended");
  turnLog(logFile);

  let port = options.port ?? (await freePort());
  let known = options.port !== undefined;
  const socketFolder = socketFolderOf(folder);
  const start = async (): Promise<PostgresProcess> => {
    for (let attempt = 1; ; attempt++) {
      try {
        const args = postgresArguments(folder, { port, fast, socketFolder, backupDir, bufferMegabytes });
        const program = binaries.postgres;
        return await startPostgres({ program, options: args, folder, logFile, user, ownGroup: !fast });
      } catch (error) {
        if (!isPassing(error) || attempt === 40) throw error;
        await sleep(250);
        if (!known) port = await freePort();
      }
    }
  };
  const server = await supervisePostgres(start, log, options.onLost ?? (() => {}));
  // From now on others hold the address; a restart must keep it.
  known = true;
  const stop = async () => {
    await server.stop();
    lock.release();
  };
  const urls = loginUrls(secrets, port, socketFolder);
  try {
    await prepareRoles(urls.superuserUrl, secrets, dataDir);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    get pid() {
      return server.pid;
    },
    ...urls,
    stop,
  };
}
