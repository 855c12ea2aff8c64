import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importColumns } from "@trilha/contract/members/people/import-columns.ts";
import { expect, it } from "vitest";
import { readColumn } from "../../../../../server/src/members/people/rules/import-words.ts";
import { LOCALES } from "../../../i18n/locales.ts";

it.each(LOCALES)("the server understands the heads of the template in %s", (locale) => {
  const file = join(import.meta.dirname, `../locales/${locale}.json`);
  const { columns } = (
    JSON.parse(readFileSync(file, "utf8")) as { import: { columns: Record<string, string> } }
  ).import;
  expect(importColumns.map((column) => readColumn(columns[column] ?? ""))).toEqual([...importColumns]);
});
