import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LOCALES } from "../../i18n/locales.ts";
import { actionKey, DEEDS, sentenceParts } from "./sentence.ts";

it("a sentence falls into text and names", () => {
  expect(sentenceParts("[who] bloqueou [whom]")).toEqual([
    { slot: "who" },
    { text: " bloqueou " },
    { slot: "whom" },
  ]);
});

it("a deed without a sentence is told by its name", () => {
  expect(actionKey("people.block", "person")).toBe("people_block");
  expect(actionKey("sales.audit", "claim")).toBe("other");
});

it("a verdict is told of a sale or of a photo", () => {
  expect(actionKey("audit.decide", "claim")).toBe("audit_decide");
  expect(actionKey("audit.decide", "photo")).toBe("audit_decide_photo");
  expect(actionKey("photos.save_types", "photo")).toBe("photos_save_types");
});

it.each(LOCALES)("every deed has a sentence with its doer in %s", (locale) => {
  const file = join(import.meta.dirname, `locales/${locale}.json`);
  const { deed } = JSON.parse(readFileSync(file, "utf8")) as { deed: Record<string, string> };
  const keys = [...DEEDS, "other"].flatMap((action) => [actionKey(action, ""), actionKey(action, "photo")]);
  for (const key of keys) expect(deed[key], key).toContain("[who]");
  // Nor is there a sentence nobody says.
  expect(Object.keys(deed).sort()).toEqual([...new Set(keys)].sort());
});
