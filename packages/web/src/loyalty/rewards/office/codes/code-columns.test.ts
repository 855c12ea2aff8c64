import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { expect, it } from "vitest";
import { codeFile } from "../../../../../../server/src/loyalty/rewards/rules/code-lines.ts";
import { LOCALES } from "../../../../i18n/locales.ts";

it.each(LOCALES)("the server understands the head of the template in %s", (locale) => {
  const file = join(import.meta.dirname, `../locales/${locale}.json`);
  const { codes } = JSON.parse(readFileSync(file, "utf8")) as { codes: { columns: { code: string } } };
  expect(readHeaderLine([codes.columns.code], codeFile)).toMatchObject({ header: expect.anything() });
});
