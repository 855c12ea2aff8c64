import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file's way to a table. */
export interface TableUse {
  readonly file: string;
  /** `wing/room`; `core` and `platform` are not divided. */
  readonly room: string;
  readonly table: string;
  readonly writes: boolean;
}

const built = /\.(selectFrom|\w+Join|using|insertInto|mergeInto|updateTable|deleteFrom)\(\s*\[?\s*["'](\w+)/g;
const written = /\b(from|join|using|insert\s+into|merge\s+into|update|delete\s+from)\s+(?:only\s+)?(\w+)/gi;
const speaksSql = /\bsql(?:<|`|\.)|\.(?:selectFrom|insertInto|mergeInto|updateTable|deleteFrom|query)\(/;
const comments = /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm;

/** Reads and writes of tables in the server's sources, each once a file; tests and `db/` are left out. */
export function tableUses(folder: string, tables: ReadonlySet<string>): TableUse[] {
  return sourcesOf(folder).flatMap((file) =>
    usesIn(readFileSync(join(folder, file), "utf8"), tables).map((use) => ({
      ...use,
      file,
      room: /^(core|platform)\//.exec(file)?.[1] ?? file.split("/").slice(0, 2).join("/"),
    })),
  );
}

function sourcesOf(folder: string): string[] {
  return globSync("*/**/*.ts", { cwd: folder, exclude: ["db/**"] })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".test.ts"))
    .sort();
}

function usesIn(source: string, tables: ReadonlySet<string>) {
  if (!speaksSql.test(source)) return [];
  const text = source.replace(comments, "");
  const uses = new Map<string, { table: string; writes: boolean }>();
  for (const [, verb = "", table = ""] of [...text.matchAll(built), ...text.matchAll(written)]) {
    const writes = /^(insert|merge|update|delete)/i.test(verb);
    if (tables.has(table)) uses.set(`${table} ${writes}`, { table, writes });
  }
  return [...uses.values()];
}
