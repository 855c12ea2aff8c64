import { readFileSync } from "node:fs";
import { join } from "node:path";
import { auditEntities } from "@trilha/contract/core/audit-acts.ts";
import { expect, it } from "vitest";
import { LOCALES } from "../../i18n/locales.ts";

it.each(LOCALES)("everything acts are about is in the filter by a name in %s", (locale) => {
  const file = join(import.meta.dirname, `locales/${locale}.json`);
  const { entity } = JSON.parse(readFileSync(file, "utf8")) as { entity: Record<string, string> };
  expect(Object.keys(entity).sort()).toEqual([...auditEntities].sort());
});
