// Rows written by us and read by PostgreSQL: nothing in a text can end it early, or mean anything but itself.
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useApp } from "../../test/use-app.ts";
import { compositeList, type Field } from "./composite.ts";

const app = useApp({ routes: [] });

const columns = ["key", "reason", "points", "occurred_at", "units", "amounts", "details"] as const;
type Row = { [column in (typeof columns)[number]]?: Field };

/** As `ledger_posting` takes them: the columns above stand among others, in the order of the type. */
async function readBack(rows: readonly Row[]) {
  return app.parts.db.read({ system: true }, async (tx) => {
    const { rows: order } = await sql<{ name: keyof Row }>`
      select attname as name from pg_attribute
      where attrelid = 'ledger_posting'::regclass and attnum > 0 and not attisdropped order by attnum`.execute(
      tx,
    );
    const list = compositeList(
      order.map(({ name }) => name),
      rows,
    );
    const read = await sql<Row>`
      select key, reason, points, occurred_at, units, to_json(amounts) as amounts, details from unnest(${list}::ledger_posting[])`.execute(
      tx,
    );
    return read.rows;
  });
}

const hostile = fc.oneof(
  fc.constantFrom(
    "",
    "null",
    "NULL",
    '"',
    "\\",
    '\\"',
    "(",
    ")",
    "{",
    "}",
    ",",
    " ",
    "a,b",
    "'",
    "\n",
    "$1",
    '")',
  ),
  fc
    .string({ unit: "grapheme", maxLength: 20 })
    .filter((text) => !text.includes("\0") && text.isWellFormed()),
);
const row = fc.record({
  key: hostile,
  reason: fc.option(hostile),
  points: fc.option(fc.maxSafeInteger()),
  occurred_at: fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true }),
  units: fc.array(hostile, { maxLength: 3 }),
  amounts: fc.array(fc.maxSafeInteger(), { maxLength: 3 }),
  // Names without quotes: V8 takes `"\")"` for a name it has just read as `"\\\""`.
  details: fc.dictionary(
    fc.stringMatching(/^[a-z ,]{0,5}$/),
    fc.oneof(hostile, fc.integer(), fc.boolean(), fc.constant(null)),
    { maxKeys: 3, noNullPrototype: true },
  ),
});

describe("rows as PostgreSQL reads them", () => {
  test("what goes in comes out, whatever its texts are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 3 }), async (rows) => {
        expect(await readBack(rows)).toEqual(rows);
      }),
      { numRuns: 150 },
    );
  });

  test("no row is an empty list, and what a row does not say is null", async () => {
    expect(await readBack([])).toEqual([]);
    expect(await readBack([{ key: "a" }])).toMatchObject([
      { key: "a", reason: null, units: null, details: null },
    ]);
  });
});
