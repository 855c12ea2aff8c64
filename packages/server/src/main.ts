// The program. Only here the environment, the real clock and the process itself are touched.
import cluster from "node:cluster";
import { fileURLToPath } from "node:url";
import { createLog } from "./log.ts";
import type { Clock } from "./parts.ts";
import { watchArchive } from "./platform/backup/archive-watch.ts";
import { backupOptions } from "./platform/backup/base-backup.ts";
import { announcement } from "./platform/runtime/announcement.ts";
import { Interrupted, Lifecycle, onStopSignals, preparations } from "./platform/runtime/lifecycle.ts";
import { openDatabase } from "./platform/runtime/open-database.ts";
import { loadSecrets } from "./platform/runtime/secrets.ts";
import { StartError } from "./platform/runtime/start-error.ts";
import { startWorkers } from "./platform/runtime/workers.ts";
import { readSettings, type Settings } from "./settings.ts";

const clock: Clock = { now: () => new Date() };

/** One line on standard error for what the person can mend; the log keeps the rest. */
function complain(error: unknown): void {
  const line =
    error instanceof StartError ? error.message : `Trilha failed: ${(error as Error).message ?? error}`;
  process.stderr.write(`${line.replaceAll(/\s*\n\s*/g, " ")}\n`);
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env, loadSecrets);
  } catch (error) {
    complain(error);
    process.exit(1);
  }
}

const settings = settingsOrExit();
const log = createLog(settings);

async function start(life: Lifecycle, onLost: (error: unknown) => void): Promise<void> {
  // The product is read from the disk while the database starts; a wrong setting waits for neither.
  const product = Promise.all([import("./demo-data.ts"), import("./serve.ts")]);
  product.catch(() => {});
  const database = await openDatabase(settings, log, onLost);
  await life.onStop(() => database.stop());
  const [{ loadDemoData }, { serve }] = await product;
  const demo = await loadDemoData(settings, database, { log, clock });
  await preparations();
  const databaseUrl = database.appUrl;
  const { workers } = settings.http;
  const program = fileURLToPath(import.meta.url);
  const serving =
    workers === 1
      ? await serve(settings, { databaseUrl, log, clock })
      : await startWorkers({ program, count: workers, databaseUrl, log, onLost });
  await life.onStop((hurry) => serving.stop(hurry));
  if (database.superuserUrl !== undefined) {
    const archiving = watchArchive(backupOptions(settings, database.superuserUrl, clock), log);
    await life.onStop(() => archiving.stop());
  }
  const address =
    settings.http.port === 0 ? `http://${settings.http.host}:${serving.port}` : settings.http.publicUrl;
  process.stdout.write(announcement({ address, ...demo }));
}

function runInstallation(): void {
  const life = new Lifecycle();
  let code = 0;
  const finish = async () => {
    await life.stop((error) => log.error({ err: error }, "something did not end cleanly"));
    await startup.catch(() => {});
    process.exit(code);
  };
  const fail = (error: unknown) => {
    if (code !== 0) return;
    code = 1;
    if (!(error instanceof StartError)) log.fatal({ err: error }, "the program failed");
    complain(error);
    void finish();
  };
  const hurry = () => {
    code = 1;
    life.hurry();
  };
  onStopSignals(
    () => void finish(),
    hurry,
    () => process.exit(1),
  );
  process.on("uncaughtException", fail);
  const startup = start(life, fail);
  startup.catch((error) => {
    if (!(life.stopping || error instanceof Interrupted)) fail(error);
  });
}

if (cluster.isPrimary) runInstallation();
else (await import("./worker.ts")).runWorker(settings, log, clock);
