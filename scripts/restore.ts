// `npm run restore -- --to <time|latest> [--into DIR] [--archive ID] [--to-last-intact] [--force]`: brings a backup
// back, up to a moment; what a gap in the archive cuts off is given up only with `--to-last-intact`.
// `npm run restore -- drill`: proves that a backup restores, by doing it. The running app is not disturbed.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { backupOptions } from "../packages/server/src/platform/backup/base-backup.ts";
import { restoreDrill } from "../packages/server/src/platform/backup/drill.ts";
import type { RecoveryTarget } from "../packages/server/src/platform/backup/recover.ts";
import { restore } from "../packages/server/src/platform/backup/restore.ts";
import { missingFiles } from "../packages/server/src/platform/backup/verify.ts";
import { reachBuiltInDatabase } from "../packages/server/src/platform/runtime/reach-database.ts";
import { StartError } from "../packages/server/src/platform/runtime/start-error.ts";
import type { Settings } from "../packages/server/src/settings.ts";
import { type Log, requireBuiltInDatabase, runCommand } from "./command.ts";

function target(to: string | undefined, toLastIntact: boolean): RecoveryTarget {
  if (toLastIntact && to !== undefined && to !== "latest") {
    throw new StartError("--to-last-intact goes with --to latest: for an earlier moment name it.");
  }
  if (toLastIntact) return "latest";
  if (to === "latest") return to;
  const time = new Date(to ?? "");
  if (to !== undefined && !Number.isNaN(time.getTime())) return { time };
  throw new StartError(
    "Say to which moment: --to latest, or --to 2026-01-31T18:30:00Z (without Z: local time).",
  );
}

async function drill(settings: Settings, log: Log): Promise<void> {
  requireBuiltInDatabase(settings);
  const database = await reachBuiltInDatabase(settings, log);
  try {
    const options = backupOptions(settings, database.superuserUrl, { now: () => new Date() });
    const report = await restoreDrill({ ...options, log });
    console.log(`backup    ${report.backupSeconds.toFixed(1)} s, ${(report.bytes / 1e6).toFixed(1)} MB`);
    console.log(`restore   ${report.restoreSeconds.toFixed(1)} s`);
    console.log(`start     ${report.startSeconds.toFixed(1)} s`);
    console.log(
      report.files === undefined
        ? "files     not counted: they are in S3, which has a backup of its own"
        : `files     ${report.files} named by rows, ${report.missing.length} missing`,
    );
    for (const line of report.missing) console.log(`MISSING   ${line}`);
    for (const { table, rows, same } of report.tables) {
      console.log(`${same ? "same     " : "DIFFERENT"} ${table}, ${rows} rows`);
    }
    console.log(report.passed ? "The backup restores." : "The backup does NOT restore.");
    if (!report.passed) process.exitCode = 1;
  } finally {
    await database.leave();
  }
}

await runCommand(async (settings, log) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string" },
      into: { type: "string" },
      archive: { type: "string" },
      "to-last-intact": { type: "boolean", default: false },
      force: { type: "boolean", default: false },
    },
  });
  if (positionals[0] === "drill") return drill(settings, log);
  const { archive, force, "to-last-intact": toLastIntact } = values;
  const to = target(values.to, toLastIntact);
  const into = resolve(values.into ?? settings.dataDir);
  const { backupDir } = settings;
  const from = performance.now();
  const restored = await restore({ backupDir, archive, into, to, toLastIntact, force, now: new Date() });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const { manifest, reached, gap } = restored;
  console.log(
    `Restored the copy of ${manifest.finishedAt} from ${restored.archive}, and everything after it up to ${reached}, in ${seconds} s.`,
  );
  if (gap) console.log(`What came later is given up: ${gap}.`);
  if (!manifest.verifiedAt) console.log("That copy was never verified by a restore of its own.");
  for (const line of missingFiles(restored)) console.log(`MISSING ${line}`);
  if (restored.files === undefined) {
    console.log("Uploaded files are in S3, which has a backup of its own: they were not counted.");
  } else {
    const { needed, missing } = restored.files;
    console.log(
      `Rows name ${needed} files: ${needed - missing.length} are back, ${missing.length} are missing.`,
    );
    if (missing.length > 0) process.exitCode = 1;
  }
  console.log(
    `Start it with DATA_DIR=${into} npm start: it begins an archive of its own and takes a first base copy.`,
  );
});
