import { spawn } from "node:child_process";
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { givePostgres, makePostgresFolder, type PostgresUser, spawnIdentity } from "./postgres-user.ts";
import { StartError } from "./start-error.ts";

/** Environment of PostgreSQL's programs: nothing of ours but how to find the system's tools. */
export const bareEnvironment: Readonly<Record<string, string>> = {
  PATH: process.platform === "win32" ? "" : "/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin",
  LC_ALL: "C",
  TZ: "UTC",
};

function run(program: string, options: readonly string[], user: PostgresUser): Promise<string> {
  const [command = "", ...rest] = [...user.launcher, program, ...options];
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      env: { ...bareEnvironment },
      cwd: "/",
      stdio: ["ignore", "ignore", "pipe"],
      ...spawnIdentity(user),
    });
    let complaint = "";
    child.stderr.on("data", (chunk) => {
      complaint += String(chunk);
    });
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolve(complaint) : reject(new Error(complaint))));
  });
}

/** A last line such as `initdb: error: …`, without its beginning. */
function reasonIn(complaint: string): string {
  const lines = complaint.split("\n").filter((line) => line.includes("error:"));
  return (lines.at(-1) ?? complaint).replace(/^.*error: /, "").trim();
}

/**
 * Makes the folder of a new database, once. It is built beside its place and moved there complete, so a start
 * that was interrupted leaves nothing half.
 */
export async function createCluster(
  folder: string,
  password: string,
  setup: { binaries: PostgresBinaries; user: PostgresUser; fast: boolean },
): Promise<boolean> {
  if (existsSync(join(folder, "PG_VERSION"))) return false;
  const draft = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(draft, { recursive: true, force: true });
  makePostgresFolder(draft, setup.user);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  givePostgres(passwordFile, setup.user);
  const options = [
    `--pgdata=${draft}`,
    "--username=postgres",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The server's own C.UTF-8 orders the same on every machine; names are ordered by ICU collations.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-instructions",
    ...(setup.fast ? ["--no-sync"] : []),
  ];
  try {
    await run(setup.binaries.initdb, options, setup.user);
    renameSync(draft, folder);
    return true;
  } catch (error) {
    throw new StartError(
      `The database folder ${folder} could not be made: ${reasonIn((error as Error).message)}`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
