import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { migrate } from "../src/db/migrate.ts";
import { startEmbeddedPostgres } from "../src/platform/runtime/embedded-postgres.ts";
import type { Resource } from "./part.ts";

export type BenchDatabase = {
  ownerUrl: string;
  appUrl: string;
  /** For filling tables past their guards. */
  superuserUrl: string;
  /** First process of the server. */
  pid: number;
  stop: () => Promise<void>;
};

/** The built-in PostgreSQL as people run it: durable, with its archive. */
export const database: Resource<BenchDatabase> = {
  start: async ({ say }) => {
    say("starting PostgreSQL");
    const dataDir = mkdtempSync(join(tmpdir(), "trilha-bench-"));
    chmodSync(dataDir, 0o711);
    const log = pino({ level: "warn" }, pino.destination(2));
    const { ownerUrl, appUrl, superuserUrl, pid, stop } = await startEmbeddedPostgres({ dataDir, log });
    await migrate(ownerUrl, log);
    const end = async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    };
    return { ownerUrl, appUrl, superuserUrl, pid, stop: end };
  },
  stop: ({ stop }) => stop(),
};
