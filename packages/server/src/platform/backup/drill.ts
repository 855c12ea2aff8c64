import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { performance } from "node:perf_hooks";
import pg from "pg";
import type { BaseLogger } from "pino";
import { startEmbeddedPostgres } from "../runtime/embedded-postgres.ts";
import { openClient } from "../runtime/open-client.ts";
import { inDatabase } from "../runtime/postgres-roles.ts";
import { type BackupOptions, takeBackup } from "./base-backup.ts";
import { checksums, checksumsAtPoint, type TableChecksum } from "./checksums.ts";
import { bytesOf } from "./manifest.ts";
import { restore } from "./restore.ts";
import { missingFiles } from "./verify.ts";
import { untilArchived } from "./wal-files.ts";

/** Result of a drill. */
export interface DrillReport {
  readonly backupSeconds: number;
  readonly restoreSeconds: number;
  readonly startSeconds: number;
  readonly bytes: number;
  /** Files that rows name; undefined: they are in an S3 store. */
  readonly files: number | undefined;
  /** Rows that came back without their files. */
  readonly missing: readonly string[];
  readonly tables: readonly { table: string; rows: number; same: boolean }[];
  readonly passed: boolean;
}

export interface DrillOptions extends BackupOptions {
  readonly log: BaseLogger;
}

const inSchema = (superuserUrl: string) => inDatabase(superuserUrl, "trilha");

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const from = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - from) / 1000 };
}

/** Names a moment after the backup, with the checksums of that moment, and waits until the archive reaches it. */
async function markPoint(options: DrillOptions, archive: string, point: string): Promise<TableChecksum[]> {
  const address = inSchema(options.superuserUrl);
  const first = await openClient(address, "the built-in server");
  const second = new pg.Client(address);
  try {
    await second.connect();
    const sums = await checksumsAtPoint(first, second, point);
    const { rows } = await first.query<{ segment: string }>(
      "select pg_walfile_name(pg_switch_wal()) as segment",
    );
    await untilArchived(first, archive, rows[0]?.segment ?? "");
    return sums;
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
}

/** Backs up, restores into a folder of its own, starts that, and compares what may never change. */
export async function restoreDrill(options: DrillOptions): Promise<DrillReport> {
  const { backupDir, log, now } = options;
  const point = `drill-${now().getTime()}`;
  const into = join(backupDir, point);
  try {
    const backup = await timed(() => takeBackup(options));
    const { archive, manifest } = backup.result;
    const expected = await markPoint(options, archive, point);
    const restored = await timed(() =>
      restore({
        backupDir,
        archive: basename(archive),
        copy: manifest.label,
        into,
        to: { point },
        force: false,
        now: now(),
      }),
    );
    const started = await timed(() =>
      startEmbeddedPostgres({ dataDir: into, backupDir: join(into, "backups"), log }),
    );
    const checked = await timed(async () => {
      const client = await openClient(inSchema(started.result.superuserUrl), "the restored server");
      try {
        return await checksums(client);
      } finally {
        await client.end();
        await started.result.stop();
      }
    });
    const tables = expected.map(({ table, rows, checksum }) => {
      const same = checked.result.some((other) => other.table === table && other.checksum === checksum);
      return { table, rows, same };
    });
    const missing = missingFiles(restored.result);
    return {
      backupSeconds: backup.seconds,
      restoreSeconds: restored.seconds,
      startSeconds: started.seconds,
      bytes: bytesOf(manifest),
      files: restored.result.files?.needed,
      missing,
      tables,
      passed: missing.length === 0 && tables.length > 0 && tables.every(({ same }) => same),
    };
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}
