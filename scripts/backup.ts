// `npm run backup`: a base copy of database and files while the app runs; `-- --keep 14` keeps more than seven.
import { parseArgs } from "node:util";
import { takeBackup } from "../packages/server/src/backup/base-backup.ts";
import { reachBuiltInDatabase } from "../packages/server/src/runtime/reach-database.ts";
import { requireBuiltInDatabase, runCommand } from "./command.ts";

await runCommand(async (settings, log) => {
  const { values } = parseArgs({ options: { keep: { type: "string", default: "7" } } });
  requireBuiltInDatabase(settings);
  const { dataDir, backupDir } = settings;
  const database = await reachBuiltInDatabase(settings, log);
  try {
    const { superuserUrl } = database;
    const keep = Math.max(1, Number.parseInt(values.keep, 10) || 7);
    const { folder, manifest } = await takeBackup({
      superuserUrl,
      dataDir,
      backupDir,
      keep,
      now: () => new Date(),
    });
    const bytes = [...manifest.database, ...manifest.files].reduce((sum, file) => sum + file.size, 0);
    const seconds = (Date.parse(manifest.finishedAt) - Date.parse(manifest.startedAt)) / 1000;
    console.log(`Backup ${folder}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s.`);
    console.log(
      `It restores to any moment from ${manifest.finishedAt} on: npm run restore -- --to <time|latest>`,
    );
  } finally {
    await database.leave();
  }
});
