import { archiveCommand } from "./wal-archive.ts";

/** What the server is told on its command line; nothing is edited in its folder. */
export interface PostgresOptions {
  readonly port: number;
  /** For tests: nothing survives a power cut, nothing is archived. */
  readonly fast: boolean;
  /** Undefined: no WAL archive. */
  readonly archiveDir: string | undefined;
}

const always = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
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

const durable = { shared_buffers: "256MB", fsync: "on", wal_level: "replica" };

const forTests = {
  shared_buffers: "128MB",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
};

/** Arguments of the `postgres` program. */
export function postgresArguments(folder: string, options: PostgresOptions): string[] {
  const archiving =
    options.archiveDir === undefined || options.fast || process.platform === "win32"
      ? {}
      : {
          archive_mode: "on",
          archive_timeout: "60s",
          archive_command: archiveCommand(options.archiveDir),
        };
  const chosen = {
    ...always,
    ...(options.fast ? forTests : durable),
    ...archiving,
    port: String(options.port),
  };
  return ["-D", folder, ...Object.entries(chosen).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}
