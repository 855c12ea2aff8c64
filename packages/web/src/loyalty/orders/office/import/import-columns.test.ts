import { readFileSync } from "node:fs";
import { join } from "node:path";
import { orderColumns } from "@trilha/contract/loyalty/orders/import-columns.ts";
import { expect, it } from "vitest";
import {
  readAct,
  readWarehouseColumn,
} from "../../../../../../server/src/loyalty/orders/rules/warehouse-line.ts";
import { LOCALES } from "../../../../i18n/locales.ts";

type Texts = { import: { columns: Record<string, string>; help: { state: string } } };
const textsOf = (locale: string) =>
  (JSON.parse(readFileSync(join(import.meta.dirname, `../locales/${locale}.json`), "utf8")) as Texts).import;

it.each(LOCALES)("the server understands the heads of the template in %s", (locale) => {
  const { columns } = textsOf(locale);
  expect(orderColumns.map((column) => readWarehouseColumn(columns[column] ?? ""))).toEqual([...orderColumns]);
});

it.each(LOCALES)("and the words it offers for what happened, in %s", (locale) => {
  const [words = ""] = textsOf(locale).help.state.split(".");
  expect(words.split(/,| \S{1,2} /).map((word) => readAct(word.trim()))).toEqual([
    "ship",
    "deliver",
    "take_back",
  ]);
});
