// `npm run restore -- --to <time|latest> [--into DIR] [--force]`: brings a backup back, up to a moment.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type RestoreTarget, restore } from "../packages/server/src/backup/restore.ts";
import { StartError } from "../packages/server/src/runtime/start-error.ts";
import { runCommand } from "./command.ts";

function target(to: string | undefined): RestoreTarget {
  if (to === "latest") return to;
  const time = new Date(to ?? "");
  if (to !== undefined && !Number.isNaN(time.getTime())) return { time };
  throw new StartError(
    "Say to which moment: --to latest, or --to 2026-01-31T18:30:00Z (without Z: local time).",
  );
}

await runCommand(async (settings) => {
  const { values } = parseArgs({
    options: { to: { type: "string" }, into: { type: "string" }, force: { type: "boolean", default: false } },
  });
  const to = target(values.to);
  const into = resolve(values.into ?? settings.dataDir);
  const { backupDir } = settings;
  const from = performance.now();
  const manifest = await restore({ backupDir, into, to, force: values.force, now: new Date() });
  const moment = typeof to === "object" && "time" in to ? to.time.toISOString() : "the end of the archive";
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(
    `Restored the copy of ${manifest.finishedAt} and everything after it up to ${moment}, in ${seconds} s.`,
  );
  console.log(
    `Start it with DATA_DIR=${into} npm start, then take a new backup: archiving begins again with it.`,
  );
});
