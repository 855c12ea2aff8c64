import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pointsColumns } from "@trilha/contract/loyalty/campaigns/import-columns.ts";
import { expect, it } from "vitest";
import { pointsFile } from "../../../../../../server/src/loyalty/campaigns/rules/points-columns.ts";
import { LOCALES } from "../../../../i18n/locales.ts";

it.each(LOCALES)("the server understands the heads of the template in %s", (locale) => {
  const file = join(import.meta.dirname, `../locales/${locale}.json`);
  const texts = JSON.parse(readFileSync(file, "utf8")) as { import: { columns: Record<string, string> } };
  expect(pointsColumns.map((column) => pointsFile.read(texts.import.columns[column] ?? ""))).toEqual([
    ...pointsColumns,
  ]);
});
