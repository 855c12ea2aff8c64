// `npm run dev`: the server starts again and the browser reloads when a file changes. The database runs here, beside
// both, so that a restart of the server does not restart it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { migrate } from "../packages/server/src/db/migrate.ts";
import { startEmbeddedPostgres } from "../packages/server/src/platform/runtime/embedded-postgres.ts";
import { Lifecycle, onStopSignals } from "../packages/server/src/platform/runtime/lifecycle.ts";
import { runCommand } from "./command.ts";

const root = resolve(import.meta.dirname, "..");
const vite = join(root, "node_modules/vite/bin/vite.js");
const main = join(root, "packages/server/src/main.ts");

/** The child is in its own process group: Ctrl-C reaches it through us, after we have said what comes first. */
function run(args: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    detached: process.platform !== "win32",
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

const life = new Lifecycle();
const finish = (code: number) => life.stop().then(() => process.exit(code));
onStopSignals(
  () => void finish(0),
  () => process.exit(1),
  () => process.exit(1),
);

await runCommand(async (settings, log) => {
  const { dataDir, backupDir, http } = settings;
  const env: Record<string, string> = { PORT: String(http.port) };
  if (settings.database.url === undefined) {
    const database = await startEmbeddedPostgres({ dataDir, backupDir, log, onLost: () => void finish(1) });
    await life.onStop(() => database.stop());
    await migrate(database.ownerUrl, log);
    Object.assign(env, { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl });
  }
  const server = run(["--watch", "--watch-preserve-output", main], env);
  await life.onStop(() => end(server));
  const web = run([vite, join(root, "packages/web"), "--clearScreen", "false"], { PORT: String(http.port) });
  await life.onStop(() => end(web));
  web.once("exit", () => void finish(1));
});
if (process.exitCode) await finish(1);
