import { archiveCommand, backupDirSetting } from "./wal-archive.ts";

/** Options on the server's command line; nothing is edited in its folder. */
export interface PostgresOptions {
  readonly port: number;
  /** For tests: nothing survives a power cut, nothing is archived. */
  readonly fast: boolean;
  /** Where local programs may reach it past the network; undefined: by the network only. */
  readonly socketFolder: string | undefined;
  /** Folder of the backups; undefined: no WAL archive. */
  readonly backupDir: string | undefined;
  /** Megabytes of its shared cache of pages. */
  readonly bufferMegabytes: number;
}

/** Cache of pages that holds the tables of a programme of some thousand people; what is beside it the system caches. */
export const defaultBufferMegabytes = 96;

const always = {
  listen_addresses: "127.0.0.1",
  max_connections: "200",
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
  // The server's log says that something went wrong, never whose data it was about.
  log_line_prefix: "%m [%p] %b ",
  log_statement: "none",
  log_checkpoints: "off",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

const durable = { fsync: "on", wal_level: "replica" };

const forTests = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
};

/** A socket's path has 104 characters on some systems, its name in the folder up to 16 of them. */
const longestFolder = 87;

/**
 * The database's own folder, which nobody else may enter, holds its socket: a question and its answer cost both sides
 * a quarter less than over the network. Undefined where there are no sockets, or its path would be too long for one.
 */
export function socketFolderOf(folder: string): string | undefined {
  return process.platform === "win32" || Buffer.byteLength(folder) > longestFolder ? undefined : folder;
}

/** Arguments of the `postgres` program. */
export function postgresArguments(folder: string, options: PostgresOptions): string[] {
  const archiving =
    options.backupDir === undefined || options.fast || process.platform === "win32"
      ? {}
      : {
          archive_mode: "on",
          archive_timeout: "60s",
          archive_command: archiveCommand(options.backupDir),
          [backupDirSetting]: options.backupDir,
        };
  const chosen = {
    ...always,
    ...(options.fast ? forTests : durable),
    ...archiving,
    shared_buffers: `${options.bufferMegabytes}MB`,
    port: String(options.port),
    unix_socket_directories: options.socketFolder ?? "",
  };
  return ["-D", folder, ...Object.entries(chosen).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}
