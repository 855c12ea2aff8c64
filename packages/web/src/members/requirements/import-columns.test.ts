import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { completionColumns } from "@trilha/contract/members/requirements/import-columns.ts";
import { expect, it } from "vitest";
import { completionFile } from "../../../../server/src/members/requirements/rules/completion-line.ts";
import { LOCALES } from "../../i18n/locales.ts";

it.each(LOCALES)("the server understands the heads of the template in %s", (locale) => {
  const file = join(import.meta.dirname, `locales/${locale}.json`);
  const { columns } = (
    JSON.parse(readFileSync(file, "utf8")) as { import: { columns: Record<string, string> } }
  ).import;
  const read = readHeaderLine(
    completionColumns.map((column) => columns[column] ?? ""),
    completionFile,
  );
  expect(read).toMatchObject({ header: { columns: completionColumns } });
});
