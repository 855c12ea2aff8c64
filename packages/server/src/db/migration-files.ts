import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { StartError } from "../platform/runtime/start-error.ts";

/** Where the migrations of Trilha lie. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** One step of the schema, as its file says it. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** Of the text with plain line endings, so that a checkout on Windows counts as the same. */
  readonly checksum: string;
  readonly inTransaction: boolean;
}

/** Migrations that cannot be applied as they are; the message is one line. */
export class MigrationError extends StartError {
  override readonly name = "MigrationError";
}

/** The files `NNNN-name.sql` of a folder by number, which must run from 1 without a gap. */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => readMigration(folder, file));
  migrations.forEach(({ name, number }, index) => {
    if (number === index + 1) return;
    const due = String(index + 1).padStart(4, "0");
    throw new MigrationError(`Migration ${name} is out of order: the next number is ${due}.`);
  });
  return migrations;
}

function readMigration(folder: string, file: string): Migration {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1];
  if (number === undefined)
    throw new MigrationError(`Migration ${file} is not named like 0001-what-it-does.sql.`);
  const sql = readFileSync(`${folder}/${file}`, "utf8").replaceAll("\r\n", "\n");
  return {
    number: Number(number),
    name: file,
    sql,
    checksum: createHash("sha256").update(sql).digest("hex"),
    inTransaction: !sql.startsWith("-- no-transaction"),
  };
}

/** What the database remembers of an applied migration. */
export interface Applied {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/** The migrations still to do; refuses when files and database tell different stories. */
export function pendingMigrations(files: readonly Migration[], applied: readonly Applied[]): Migration[] {
  for (const past of applied) {
    const file = files.find(({ number }) => number === past.number);
    if (file === undefined) {
      throw new MigrationError(
        `The database has migration ${past.name}, which this version of Trilha does not know: start the newer version.`,
      );
    }
    if (file.checksum !== past.checksum) {
      throw new MigrationError(
        `Migration ${file.name} was changed after it had been applied: bring its text back and add a new migration.`,
      );
    }
  }
  return files.filter(({ number }) => !applied.some((past) => past.number === number));
}
