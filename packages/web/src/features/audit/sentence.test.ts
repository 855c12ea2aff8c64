import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LOCALES } from "../../i18n/locales.ts";
import { DEEDS, deedKey, sentenceParts } from "./sentence.ts";

it("a sentence falls into text and names", () => {
  expect(sentenceParts("[who] bloqueou [whom]")).toEqual([
    { slot: "who" },
    { text: " bloqueou " },
    { slot: "whom" },
  ]);
});

it("a deed without a sentence is told by its name", () => {
  expect(deedKey("people.block")).toBe("people_block");
  expect(deedKey("sales.audit")).toBe("other");
});

it.each(LOCALES)("every deed has a sentence with its doer in %s", (locale) => {
  const file = join(import.meta.dirname, `locales/${locale}.json`);
  const { deed } = JSON.parse(readFileSync(file, "utf8")) as { deed: Record<string, string> };
  for (const action of [...DEEDS, "other"]) expect(deed[deedKey(action)], action).toContain("[who]");
});
