import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import pg from "pg";

const root = new URL("../../../", import.meta.url);
const given = readFileSync(new URL("../src/db/column-types.ts", import.meta.url), "utf8");

/** A column of a table, as the catalogue has it. */
interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  insertable: boolean;
  updatable: boolean;
  checks: string[];
  /** Columns its foreign keys lead to, as "table.column". */
  references: string[];
}

// A column of the app's role: what it may write, by grants; never what the database computes.
const columns = `
select c.relname as table, a.attname as name, format_type(a.atttypid, -1) as type, not a.attnotnull as nullable,
       a.atthasdef or a.attidentity <> '' as "hasDefault",
       a.attgenerated = '' and a.attidentity <> 'a' and has_column_privilege('trilha_app', c.oid, a.attnum, 'insert') as insertable,
       a.attgenerated = '' and a.attidentity <> 'a' and has_column_privilege('trilha_app', c.oid, a.attnum, 'update') as updatable,
       array(select pg_get_constraintdef(k.oid, true) from pg_constraint k
              where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks,
       array(select x.relname || '.' || f.attname
               from pg_constraint k cross join lateral unnest(k.conkey, k.confkey) as p (own, other)
               join pg_class x on x.oid = k.confrelid
               join pg_attribute f on f.attrelid = k.confrelid and f.attnum = p.other
              where k.conrelid = c.oid and k.contype = 'f' and p.own = a.attnum order by 1) as references
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
 where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
   and c.relname not in ('schema_migrations', 'schema_functions', 'installation_facts')
 order by c.relname collate "C", a.attnum`;

/** As `db/database.ts` has values parsed. */
const byType: Readonly<Record<string, string>> = {
  boolean: "boolean",
  bpchar: "string",
  bytea: "Buffer",
  bigint: "number",
  date: "string",
  "character varying": "string",
  "double precision": "number",
  inet: "string",
  integer: "number",
  pg_snapshot: "string",
  real: "number",
  smallint: "number",
  text: "string",
  "timestamp with time zone": "Date",
  uuid: "string",
  xid8: "string",
};

/** Columns that `column-types.ts` gives a type, as "table.column". */
export const givenTypes: ReadonlySet<string> = new Set(
  [...given.matchAll(/^ {2}"(\w+\.\w+)":/gm)].map(([, key = ""]) => key),
);

export async function columnsOf(ownerUrl: string): Promise<Column[]> {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  const { rows } = await owner.query<Column>(columns).finally(() => owner.end());
  return rows;
}

/**
 * Types of all tables: what a column holds by its type, by the values its check allows, by the column it refers to, or
 * by `column-types.ts`; whether it may be left out, by its default; whether it may be written, by the app's rights.
 */
export async function tableTypesOf(ownerUrl: string): Promise<string> {
  const rows = await columnsOf(ownerUrl);
  const named = new Map(rows.map((column) => [keyOf(column), column]));
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(
    ([table, members]) =>
      `  ${table}: {\n${members.map((column) => `    ${column.name}: ${columnTypeOf(column, named)};\n`).join("")}  };\n`,
  );
  const text = `// Written by \`node scripts/docs.ts\` from the schema of an empty database and \`column-types.ts\`.
import type { ColumnTypes, Frozen, Json, Numeric, ReadOnly, WithDefault } from "./column-types.ts";

/** Tables as the app's role may read and write them. */
export interface Tables {
${tables.join("")}}
`;
  const path = "packages/server/src/db/schema.ts";
  return execFileSync("node_modules/.bin/biome", ["format", `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: "utf8",
  });
}

export const keyOf = ({ table, name }: Column) => `${table}.${name}`;

function columnTypeOf(column: Column, named: ReadonlyMap<string, Column>): string {
  const value = valueTypeOf(column, named) + (column.nullable ? " | null" : "");
  const stored = isDocument(column)
    ? `Json<${value}>`
    : column.type === "numeric"
      ? `Numeric<${value}>`
      : value;
  if (!column.insertable && !column.updatable) return `ReadOnly<${stored}>`;
  const withDefault = column.hasDefault ? `WithDefault<${stored}>` : stored;
  return column.updatable ? withDefault : `Frozen<${withDefault}>`;
}

/** JSON, whose type the schema cannot say. */
const isDocument = ({ type }: Column) => type === "json" || type === "jsonb";

/** Type of a value that is not null. */
function valueTypeOf(column: Column, named: ReadonlyMap<string, Column>): string {
  const key = keyOf(column);
  if (isDocument(column) || givenTypes.has(key)) return `ColumnTypes["${key}"]`;
  if (column.type === "numeric") return "string";
  const [element, array] = column.type.endsWith("[]")
    ? [column.type.slice(0, -2), true]
    : [column.type, false];
  const allowed = element === "text" ? allowedBy(column.checks) : undefined;
  if (allowed) return array ? `(${allowed})[]` : allowed;
  for (const reference of column.references) {
    const other = named.get(reference);
    const type = other && other.type !== "uuid" && other !== column ? valueTypeOf(other, named) : undefined;
    if (type && type !== "string" && type !== "number") return type;
  }
  // The driver leaves elements of arrays of large numbers as text.
  const known = array && element === "bigint" ? "string" : byType[element];
  if (!known) throw new Error(`${key}: ${column.type} has no type`);
  return array ? `${known}[]` : known;
}

/** Values a check lists, as a union. */
function allowedBy(checks: readonly string[]): string | undefined {
  for (const check of checks) {
    const [, ...lists] =
      check.match(
        /^CHECK \(\S+ (?:= ANY \(|<@ )(?:ARRAY\[((?:'[^']*'::text(?:, )?)+)\]|'\{([\w,]+)\}'::text\[\])\)?\)$/,
      ) ?? [];
    const values = lists[0]?.replaceAll(/'([^']*)'::text/g, "$1").split(", ") ?? lists[1]?.split(",");
    if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  }
  return undefined;
}
