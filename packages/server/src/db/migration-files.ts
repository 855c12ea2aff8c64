import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { StartError } from "../platform/runtime/start-error.ts";

/**
 * Where the schema of Trilha lies: `tables/` for a new database, `functions/` that are applied again whenever their
 * text changes, and the numbered `migrations/` since.
 */
export const schemaFolder = fileURLToPath(new URL(".", import.meta.url));

/** Number of the last migration whose result the files of `tables/` are; the first one of `migrations/` follows it. */
export const baseline = 71;

/** Files of `tables/` in the order a new database takes them; functions come after the first. */
const tableFiles = [
  "ground",
  "core",
  "tenants",
  "accounts",
  "communication",
  "catalog",
  "members",
  "loyalty",
  "learning",
  "content",
  "partners",
  "insight",
  "privacy",
  "row-security",
];

/** A file of SQL, as it is applied. */
export interface SqlFile {
  readonly name: string;
  readonly sql: string;
  /** Checksum of the text with plain line endings, so that a checkout on Windows counts as the same. */
  readonly checksum: string;
}

/** One step of the schema since the baseline, as its file says it. */
export interface Migration extends SqlFile {
  readonly number: number;
  readonly inTransaction: boolean;
}

/** A family of functions: applied whenever its text is not the one that was applied last. */
export interface Functions extends SqlFile {
  /** Functions that name the row of a table, or their bodies are bound to tables when they are made. */
  readonly afterTables: boolean;
}

/** Files of the schema. */
export interface Schema {
  readonly ground: readonly SqlFile[];
  readonly tables: readonly SqlFile[];
  readonly functions: readonly Functions[];
  readonly migrations: readonly Migration[];
}

/** SQL that cannot be applied as it is; the message is one line. */
export class MigrationError extends StartError {
  override readonly name = "MigrationError";
}

export function readSchema(folder: string = schemaFolder): Schema {
  const tables = namesIn(`${folder}/tables`);
  const strange = tables.find((name) => !tableFiles.includes(name.replace(/\.sql$/, "")));
  if (strange) throw new MigrationError(`The file ${strange} of tables has no place in their order.`);
  const ordered = tableFiles
    .map((name) => `${name}.sql`)
    .filter((name) => tables.includes(name))
    .map((name) => readSql(`${folder}/tables`, name));
  return {
    ground: ordered.filter(({ name }) => name === "ground.sql"),
    tables: ordered.filter(({ name }) => name !== "ground.sql"),
    functions: namesIn(`${folder}/functions`).map((name) => {
      const file = readSql(`${folder}/functions`, name);
      return { ...file, afterTables: file.sql.startsWith("-- after tables") };
    }),
    migrations: readMigrations(`${folder}/migrations`),
  };
}

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();
}

function readSql(folder: string, name: string): SqlFile {
  const sql = readFileSync(`${folder}/${name}`, "utf8").replaceAll("\r\n", "\n");
  return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
}

/** The files `NNNN-name.sql` of a folder by number, which must follow the baseline without a gap. */
function readMigrations(folder: string): Migration[] {
  const migrations = namesIn(folder).map((file) => readMigration(folder, file));
  migrations.forEach(({ name, number }, index) => {
    if (number === baseline + index + 1) return;
    const due = String(baseline + index + 1).padStart(4, "0");
    throw new MigrationError(`Migration ${name} is out of order: the next number is ${due}.`);
  });
  return migrations;
}

function readMigration(folder: string, name: string): Migration {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
  if (number === undefined)
    throw new MigrationError(`Migration ${name} is not named like 0072-what-it-does.sql.`);
  const file = readSql(folder, name);
  return { ...file, number: Number(number), inTransaction: !file.sql.startsWith("-- no-transaction") };
}

/** Record of an applied migration. */
export interface Applied {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/** The migrations still to do; refuses when files and database tell different stories. */
export function pendingMigrations(files: readonly Migration[], applied: readonly Applied[]): Migration[] {
  for (const past of applied) {
    if (past.number <= baseline) continue;
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

/** The functions whose text is not the one that was applied last. */
export function pendingFunctions(
  files: readonly Functions[],
  applied: ReadonlyMap<string, string>,
): Functions[] {
  return files.filter(({ name, checksum }) => applied.get(name) !== checksum);
}
