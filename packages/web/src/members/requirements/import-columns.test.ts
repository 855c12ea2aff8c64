import { readFileSync } from "node:fs";
import { join } from "node:path";
import { completionColumns } from "@trilha/contract/members/requirements/shapes.ts";
import { expect, it } from "vitest";
import { readCompletionHeader } from "../../../../server/src/members/requirements/rules/completion-line.ts";
import { LOCALES } from "../../i18n/locales.ts";
import { COLUMNS } from "./import-columns.ts";

it("the template has every column the server reads", () => {
  expect(COLUMNS).toEqual(completionColumns);
});

it.each(LOCALES)("the server understands the heads of the template in %s", (locale) => {
  const file = join(import.meta.dirname, `locales/${locale}.json`);
  const { columns } = (
    JSON.parse(readFileSync(file, "utf8")) as { import: { columns: Record<string, string> } }
  ).import;
  const read = readCompletionHeader(COLUMNS.map((column) => columns[column] ?? ""));
  expect(read).toMatchObject({ header: { columns: COLUMNS } });
});
