// Shared parts of the scripts for operators: settings, a quiet log, and one line instead of a stack.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createLog } from "../packages/server/src/log.ts";
import { StartError } from "../packages/server/src/platform/runtime/start-error.ts";
import { readSettings, type Settings } from "../packages/server/src/settings.ts";

export type Log = ReturnType<typeof createLog>;

/** Runs a command to its end; what a person can mend is said in one line, and the exit code is 1. */
export async function runCommand(work: (settings: Settings, log: Log) => Promise<void>): Promise<void> {
  try {
    const settings = readSettings(process.env);
    await work(settings, createLog({ ...settings, log: { level: "error" } }));
  } catch (error) {
    const known =
      error instanceof StartError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
    console.error(known ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

/** The commands that copy files work on the built-in database, once there is one. */
export function requireBuiltInDatabase({ database, dataDir }: Settings): void {
  if (database.url !== undefined) {
    throw new StartError(
      "DATABASE_URL is set: that PostgreSQL is backed up with its own tools (pg_basebackup, or its provider's).",
    );
  }
  if (!existsSync(join(dataDir, "postgres", "PG_VERSION"))) {
    throw new StartError(`There is no database in ${dataDir} yet: npm start makes one.`);
  }
}
