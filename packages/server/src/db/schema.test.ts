import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { catalogueOf } from "../../test/catalogue.ts";
import { copyTemplate, type TestDatabase } from "../../test/cluster.ts";
import { columnsOf, givenTypes, keyOf, tableTypesOf } from "../../test/table-types.ts";

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await copyTemplate(inject("cluster"));
  owner = new pg.Client(database.ownerUrl);
  await owner.connect();
});

afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

test("the bodies of all functions are sound, which are applied before the tables they name", async () => {
  const { rowCount } = await owner.query(`
    select case l.lanname when 'sql' then fmgr_sql_validator(p.oid) else plpgsql_validator(p.oid) end
      from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')`);
  expect(rowCount).toBeGreaterThan(90);
});

test("schema.sql is what an empty database becomes: node scripts/docs.ts writes it", async () => {
  const written = readFileSync(new URL("schema.sql", import.meta.url), "utf8");
  expect(await catalogueOf(database.ownerUrl)).toBe(written);
});

test("schema.ts holds the types of its tables: node scripts/docs.ts writes it", async () => {
  const written = readFileSync(new URL("schema.ts", import.meta.url), "utf8");
  expect(await tableTypesOf(database.ownerUrl)).toBe(written);
});

test("column-types.ts speaks of columns that there are", async () => {
  const there = new Set((await columnsOf(database.ownerUrl)).map(keyOf));
  expect([...givenTypes].filter((key) => !there.has(key))).toEqual([]);
});
