// Planted traces of one person in every table of the register: rows made from the database's own description, with a
// mark in every text that has to go. Written past foreign keys and triggers, so that no flow has to be walked for each.
import type pg from "pg";
import { register } from "../src/privacy/own-data/register/register.ts";
import type { Known, PersonalRows } from "../src/privacy/own-data/register/shape.ts";

interface Column {
  name: string;
  type: string;
  must: boolean;
  generated: boolean;
  /** The first word of a closed list. */
  word: string | null;
}

/** Kept by themselves, planted by the test, or without a text. */
const apart = /^(users|memberships|leavings|outbox_messages|ledger_.*|own_exports|orders|device_tokens)$/;
/** Plants and answers the tables that could not take a row. */
export async function plantEverywhere(
  owner: pg.Client,
  person: { userId: string; membershipId: string; clientId: string; mark: string },
): Promise<string[]> {
  await owner.query("set session_replication_role = replica");
  const failed: string[] = [];
  const ids = new Map<string, string>();
  for (const table of ["orders", "memberships"]) {
    const { rows } = await owner.query<{ id: string }>(`select id from ${table} where user_id = $1 limit 1`, [
      person.userId,
    ]);
    if (rows[0]) ids.set(table, rows[0].id);
  }
  const withParents = register.toSorted((a, b) => Number(isWithin(a)) - Number(isWithin(b)));
  for (const known of withParents.filter(({ table }) => !apart.test(table))) {
    const columns = await columnsOf(owner, known.table);
    // Owner rows come first, also where nothing of them is erased.
    const bare: PersonalRows[] =
      known.faces.length === 0 && known.shown?.key === "user_id" ? [{ key: "user_id" }] : [];
    for (const face of [...known.faces, ...bare]) {
      const error = await plantRow(owner, known, face, { columns, ids, person });
      if (error) failed.push(`${known.table}: ${error}`);
    }
  }
  await owner.query("set session_replication_role = default");
  return failed;
}

const isWithin = ({ faces }: Known) => faces.some(({ of: column }) => column !== undefined);

async function columnsOf(owner: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull and not a.atthasdef as must,
       a.attgenerated <> '' or a.attidentity <> '' as generated,
       (select (regexp_match(pg_get_constraintdef(k.oid), '''([a-z_]+)''::text'))[1] from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ 'ANY \\(ARRAY' limit 1) as word
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  return rows;
}

interface Around {
  columns: readonly Column[];
  ids: Map<string, string>;
  person: { userId: string; membershipId: string; clientId: string; mark: string };
}

async function plantRow(
  owner: pg.Client,
  known: Known,
  face: PersonalRows,
  around: Around,
): Promise<string | undefined> {
  const { columns, ids, person } = around;
  const { mark, userId } = person;
  const marked = new Set(
    face.rows ? columns.filter(isOpenText).map(({ name }) => name) : Object.keys(face.blanks ?? {}),
  );
  const row = new Map<string, unknown>();
  for (const column of columns.filter(({ generated }) => !generated)) {
    if (marked.has(column.name) && column.word === null) row.set(column.name, markedAs(column, mark));
    else if (column.must || column.name === "id") row.set(column.name, plain(column, person.clientId));
  }
  for (const { key } of known.faces.filter(({ of: column, as }) => !column && !as)) row.set(key, userId);
  row.set(face.key, face.of ? (ids.get(face.of) ?? person.membershipId) : userId);
  const id = row.get("id");
  const names = [...row.keys()];
  const places = names.map((_, at) => `$${at + 1}`);
  const insert = `insert into ${known.table} (${names.map((name) => `"${name}"`).join(", ")}) values (${places.join(", ")})`;
  for (;;) {
    try {
      await owner.query(insert, [...row.values()]);
      if (typeof id === "string" && !ids.has(known.table)) ids.set(known.table, id);
      return undefined;
    } catch (error) {
      const { code, constraint, message } = error as { code?: string; constraint?: string; message: string };
      // A row no flow would make: what binds its columns to each other is not what is looked at here.
      if (code !== "23514" || !constraint) return message;
      await owner.query(`alter table ${known.table} drop constraint "${constraint}"`);
    }
  }
}

const openTypes = /^(text|character varying|jsonb?)$/;
const isOpenText = ({ type, word, name }: Column) =>
  openTypes.test(type) && word === null && name !== "locale";

function markedAs({ type }: Column, mark: string): unknown {
  if (/^json/.test(type)) return JSON.stringify({ text: mark });
  if (type === "inet") return "203.0.113.9";
  if (type === "bytea") return Buffer.from(mark);
  return mark;
}

let count = 0;

function plain({ name, type, word }: Column, clientId: string): unknown {
  count += 1;
  if (name === "client_id") return clientId;
  if (word !== null) return word;
  if (type === "uuid") return crypto.randomUUID();
  if (/^json/.test(type)) return "{}";
  if (/timestamp/.test(type)) return new Date();
  if (type === "date") return "2026-01-01";
  if (type === "boolean") return false;
  if (type === "bytea") return Buffer.from(`b${count}`);
  if (type === "inet") return null;
  if (/\[\]$/.test(type)) return "{}";
  if (/int|numeric|double/.test(type)) return 1;
  if (name === "country" || /character\(2\)|^character$/.test(type)) return "BR";
  if (/xid8/.test(type)) return "1";
  return name.includes("locale") ? "pt-BR" : `x${count}`;
}

/** Every table in which one of these words stands, in any text, JSON or bytes of any row. */
export async function tablesThatSay(owner: pg.Client, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const looked = words.flatMap((word) => [word.toLowerCase(), Buffer.from(word).toString("hex")]);
  const matches: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(
      `select t::text as row from ${name} t where exists (
         select from unnest($1::text[]) w where strpos(lower(t::text), w) > 0) limit 3`,
      [looked],
    );
    matches.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 300)}`));
  }
  return matches;
}
