import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readCodeHeader } from "../../../../../../server/src/loyalty/rewards/rules/code-lines.ts";
import { LOCALES } from "../../../../i18n/locales.ts";

it.each(LOCALES)("the server understands the head of the template in %s", (locale) => {
  const file = join(import.meta.dirname, `../locales/${locale}.json`);
  const { codes } = JSON.parse(readFileSync(file, "utf8")) as { codes: { columns: { code: string } } };
  expect(readCodeHeader([codes.columns.code])).toMatchObject({ header: expect.anything() });
});
