// `npm run backup`: a base copy while the app runs, and a restore that verifies it; `-- --keep 14` keeps more than seven.
import { parseArgs } from "node:util";
import { backupOptions, takeBackup } from "../packages/server/src/platform/backup/base-backup.ts";
import { bytesOf } from "../packages/server/src/platform/backup/manifest.ts";
import { verifyBackup } from "../packages/server/src/platform/backup/verify.ts";
import { reachBuiltInDatabase } from "../packages/server/src/platform/runtime/reach-database.ts";
import { checkBooks } from "./check-books.ts";
import { requireBuiltInDatabase, runCommand } from "./command.ts";

await runCommand(async (settings, log) => {
  const { values } = parseArgs({ options: { keep: { type: "string", default: "7" } } });
  requireBuiltInDatabase(settings);
  const database = await reachBuiltInDatabase(settings, log);
  const now = () => new Date();
  try {
    const keep = Math.max(1, Number.parseInt(values.keep, 10) || 7);
    const options = { ...backupOptions(settings, database.superuserUrl, { now }), keep };
    const taken = await takeBackup(options);
    const { manifest, folder } = taken;
    const seconds = (Date.parse(manifest.finishedAt) - Date.parse(manifest.startedAt)) / 1000;
    console.log(`Backup ${folder}: ${(bytesOf(manifest) / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s.`);
    if (options.filesElsewhere) console.log("Uploaded files are in S3, which has a backup of its own.");
    const from = performance.now();
    await verifyBackup(taken, { now, checkBooks });
    console.log(`Verified by a restore in ${((performance.now() - from) / 1000).toFixed(1)} s.`);
    console.log(
      `It restores to any moment from ${manifest.finishedAt} on: npm run restore -- --to <time|latest>`,
    );
  } finally {
    await database.leave();
  }
});
