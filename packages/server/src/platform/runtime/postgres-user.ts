import { execFileSync, type SpawnSyncOptions, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from "node:fs";
import { copyPostgresToOpenFolder, type PostgresBinaries } from "./postgres-binaries.ts";
import { StartError } from "./start-error.ts";

const accountName = "postgres";

/** How a program of PostgreSQL is started: under which account, and through which launcher. */
export interface PostgresUser {
  /** Undefined: as the user who runs the app. */
  readonly account?: { readonly uid: number; readonly gid: number };
  /** Words put before the command. */
  readonly launcher: readonly string[];
}

const self: PostgresUser = { launcher: [] };

function numberOf(flag: "-u" | "-g"): number {
  return Number(
    execFileSync("id", [flag, accountName], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
}

function lookUpAccount() {
  try {
    return { uid: numberOf("-u"), gid: numberOf("-g") };
  } catch {
    return undefined;
  }
}

function createAccount() {
  const options = ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin"];
  const made = spawnSync("useradd", [...options, accountName], { encoding: "utf8" });
  const account = made.status === 0 ? lookUpAccount() : undefined;
  if (account) return account;
  throw new StartError(
    "PostgreSQL does not run as root, and no user for it could be created with useradd: start Trilha as an ordinary user, or set DATABASE_URL.",
  );
}

/** The account the existing database belongs to, else the system's `postgres` account. */
function accountFor(folder: string) {
  const owner = existsSync(folder) ? statSync(folder) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return lookUpAccount() ?? createAccount();
}

function runs(user: PostgresUser, command: readonly string[]): boolean {
  const [program = "", ...rest] = [...user.launcher, ...command];
  const options: SpawnSyncOptions = { cwd: "/", stdio: "ignore", ...spawnIdentity(user) };
  return spawnSync(program, rest, options).status === 0;
}

/** Spawn options that start a program under the account; a launcher changes the account itself. */
export function spawnIdentity(user: PostgresUser): { uid?: number; gid?: number } {
  return user.account && user.launcher.length === 0 ? { ...user.account } : {};
}

/** The account through `setpriv` with one capability more: to pass folders such as /root that are closed to it. */
function passingClosedFolders(account: { uid: number; gid: number }): PostgresUser[] {
  return ["dac_read_search", "dac_override"].map((capability) => ({
    account,
    launcher: [
      "setpriv",
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      "--clear-groups",
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
      "--",
    ],
  }));
}

/**
 * Under whom PostgreSQL runs, and which programs: as ourselves, or, when we are root (which it refuses), as an
 * account of its own. That account must reach the programs and the folders; where it cannot, one line says so.
 */
export function choosePostgresUser(
  binaries: PostgresBinaries,
  database: string,
  folders: readonly string[],
): { user: PostgresUser; binaries: PostgresBinaries } {
  if (process.getuid?.() !== 0) return { user: self, binaries };
  const account = accountFor(database);
  const plain: PostgresUser = { account, launcher: [] };
  const open = runs(plain, [binaries.postgres, "--version"]) ? binaries : copyPostgresToOpenFolder(binaries);
  // Not `test -x`: it does not see what a privilege opens.
  const reaches = (user: PostgresUser, folder: string) => runs(user, ["ls", "-d", `${folder}/.`]);
  const users = [plain, ...passingClosedFolders(account)];
  const user = users.find((candidate) => folders.every((folder) => reaches(candidate, folder)));
  if (user) return { user, binaries: open };
  const closed = folders.find((folder) => !reaches(plain, folder));
  throw new StartError(
    `PostgreSQL runs as the user ${accountName} (not as root), which cannot reach ${closed}: open the folders above it (chmod o+x), move it, or start Trilha as an ordinary user.`,
  );
}

/** Makes a folder that belongs to PostgreSQL alone. */
export function makePostgresFolder(path: string, user: PostgresUser): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  givePostgres(path, user);
  chmodSync(path, 0o700);
}

/** Hands a file or folder to PostgreSQL's account. */
export function givePostgres(path: string, user: PostgresUser): void {
  if (user.account) chownSync(path, user.account.uid, user.account.gid);
}

/** Hands a folder with everything in it to PostgreSQL's account. */
export function givePostgresAll(folder: string, user: PostgresUser): void {
  if (user.account) execFileSync("chown", ["-R", `${user.account.uid}:${user.account.gid}`, folder]);
}

/** Gives a file to whoever owns the database's folder, when we may. */
export function handToOwnerOf(folder: string, path: string): void {
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
}
