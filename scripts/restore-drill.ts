// `npm run restore-drill`: proves that a backup restores, by doing it. The running app is not disturbed.
import { restoreDrill } from "../packages/server/src/backup/drill.ts";
import { reachBuiltInDatabase } from "../packages/server/src/runtime/reach-database.ts";
import { requireBuiltInDatabase, runCommand } from "./command.ts";

await runCommand(async (settings, log) => {
  requireBuiltInDatabase(settings);
  const { dataDir, backupDir } = settings;
  const database = await reachBuiltInDatabase(settings, log);
  try {
    const { superuserUrl } = database;
    const report = await restoreDrill({
      superuserUrl,
      dataDir,
      backupDir,
      log,
      keep: 7,
      now: () => new Date(),
    });
    console.log(`backup    ${report.backupSeconds.toFixed(1)} s, ${(report.bytes / 1e6).toFixed(1)} MB`);
    console.log(`restore   ${report.restoreSeconds.toFixed(1)} s`);
    console.log(`start     ${report.startSeconds.toFixed(1)} s`);
    for (const { table, rows, same } of report.tables) {
      console.log(`${same ? "same     " : "DIFFERENT"} ${table}, ${rows} rows`);
    }
    console.log(report.passed ? "The backup restores." : "The backup does NOT restore.");
    if (!report.passed) process.exitCode = 1;
  } finally {
    await database.leave();
  }
});
