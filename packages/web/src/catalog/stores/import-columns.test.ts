import { readFileSync } from "node:fs";
import { join } from "node:path";
import { storeColumns } from "@trilha/contract/catalog/products/import-columns.ts";
import { expect, it } from "vitest";
import { readStoreColumn } from "../../../../server/src/catalog/products/rules/store-lines.ts";
import { LOCALES } from "../../i18n/locales.ts";

it.each(LOCALES)("the server understands the heads of the template in %s", (locale) => {
  const file = join(import.meta.dirname, `locales/${locale}.json`);
  const { columns } = (
    JSON.parse(readFileSync(file, "utf8")) as { import: { columns: Record<string, string> } }
  ).import;
  expect(storeColumns.map((column) => readStoreColumn(columns[column] ?? ""))).toEqual([...storeColumns]);
});
