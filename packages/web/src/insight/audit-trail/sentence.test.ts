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
  expect(deedKey("people.block", "person")).toBe("people_block");
  expect(deedKey("sales.audit", "claim")).toBe("other");
});

it("a verdict is told of a sale or of a photo", () => {
  expect(deedKey("audit.decide", "claim")).toBe("audit_decide");
  expect(deedKey("audit.decide", "photo")).toBe("audit_decide_photo");
  expect(deedKey("photos.save_types", "photo")).toBe("photos_save_types");
});

it.each(LOCALES)("every deed has a sentence with its doer in %s", (locale) => {
  const file = join(import.meta.dirname, `locales/${locale}.json`);
  const { deed } = JSON.parse(readFileSync(file, "utf8")) as { deed: Record<string, string> };
  const keys = [...DEEDS, "other"].flatMap((action) => [deedKey(action, ""), deedKey(action, "photo")]);
  for (const key of keys) expect(deed[key], key).toContain("[who]");
  // Nor is there a sentence nobody says.
  expect(Object.keys(deed).sort()).toEqual([...new Set(keys)].sort());
});
