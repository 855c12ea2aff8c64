// The register against the database as it is: nothing that can hold something about a person may be missing from it.
import { dataClasses } from "@trilha/contract/privacy/own-data/shapes.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { plant } from "../../../../test/builders.ts";
import { useApp } from "../../../../test/use-app.ts";
import { columnTexts } from "../texts.ts";
import { register } from "./register.ts";

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  /** Tables it points to. */
  to: string[];
  /** One of a list of words, or kept by the database itself. */
  closed: boolean;
}

const app = useApp({ routes: [] });
let columns: Column[] = [];

beforeAll(async () => {
  columns = await plant(app, async (tx) => {
    const { rows } = await sql<Column>`
      select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
        array(select k.confrelid::regclass::text from pg_constraint k
              where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)) as to,
        a.attgenerated <> '' or exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
          and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ 'ANY \\(ARRAY\\[|<@ ''\\{') as closed
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`.execute(
      tx,
    );
    return rows;
  });
}, 60_000);

/** Columns that name people by the way they are called, where no foreign key says so. */
const named = /^(user_id|actor_id|owner_id|auditor_id|reader_id|proposed_by|decided_by|locked_by|asked_by)$/;
const pointsAt = (column: Column, ...tables: string[]) => column.to.some((to) => tables.includes(to));

describe("security.md, privacy: the register of data classes", () => {
  test("has every table that names a person, and every one that belongs to something of theirs", () => {
    const naming = new Set(
      columns.filter((one) => pointsAt(one, "users") || named.test(one.name)).map(({ table }) => table),
    );
    // Tables with a person of its own, as a report or an enrolment does.
    const theirs = [...new Set(columns.filter(({ name }) => name === "user_id").map(({ table }) => table))];
    const within = columns.filter((one) => pointsAt(one, ...theirs)).map(({ table }) => table);
    const known = new Set(register.map(({ table }) => table));
    expect([...new Set([...naming, ...within])].filter((table) => !known.has(table)).toSorted()).toEqual([]);
  });

  test("accounts for every text of them: erased, or known to say nothing of who it was", () => {
    const texts = new Set(["text", "character varying", "json", "jsonb", "bytea", "inet", "text[]"]);
    const open = columns.filter(
      (one) =>
        texts.has(one.type) &&
        !one.closed &&
        one.to.length === 0 &&
        register.some((k) => k.table === one.table),
    );
    const missing = open.filter(({ table, name }) => {
      const known = register.filter((one) => one.table === table);
      return !known.some(
        ({ faces, stays = [] }) =>
          stays.includes(name) ||
          faces.some(({ rows, blanks = {} }) => rows === true || Object.hasOwn(blanks, name)),
      );
    });
    expect(missing.map(({ table, name }) => `${table}.${name}`).toSorted()).toEqual([]);
  });

  test("names only tables and columns there are, and blanks a column may have", () => {
    const byName = new Map(columns.map((column) => [`${column.table}.${column.name}`, column]));
    const wrong: string[] = [];
    for (const { table, faces, stays = [], shown } of register) {
      const used = [
        ...stays,
        ...faces.flatMap(({ key, blanks = {} }) => [key, ...Object.keys(blanks)]),
        ...(shown ? [shown.key, ...shown.columns] : []),
      ];
      wrong.push(...used.map((name) => `${table}.${name}`).filter((name) => !byName.has(name)));
      for (const { blanks = {} } of faces) {
        for (const [name, blank] of Object.entries(blanks)) {
          if (blank === null && byName.get(`${table}.${name}`)?.nullable === false)
            wrong.push(`${table}.${name} null`);
        }
      }
      for (const [other, label] of Object.values(shown?.names ?? {})) {
        if (!byName.has(`${other}.${label}`) || !byName.has(`${other}.id`)) wrong.push(`${other}.${label}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("stands once for each table, in a class that is told, with words for every column", () => {
    const tables = register.map(({ table }) => table);
    expect(tables.filter((table, at) => tables.indexOf(table) !== at)).toEqual([]);
    expect(register.filter((known) => !dataClasses.includes(known.class))).toEqual([]);
    const shown = new Set(register.flatMap((known) => known.shown?.columns ?? []));
    expect([...shown].filter((column) => !Object.hasOwn(columnTexts, column))).toEqual([]);
    expect(Object.keys(columnTexts).filter((column) => !shown.has(column))).toEqual([]);
  });
});
