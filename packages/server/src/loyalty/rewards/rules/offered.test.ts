import { expect, test } from "vitest";
import { isOffered, type Offering } from "./offered.ts";

const now = new Date("2026-11-20T12:00:00Z");
const next = new Date(now.getTime() + 1);
const there: Offering = {
  ...{ state: "published", shelved: true, priced: true, visibleFrom: null, visibleUntil: null },
};

test.each<[string, Partial<Offering>, boolean]>([
  ["published, with a price", {}, true],
  ["a draft", { state: "draft" }, false],
  ["archived", { state: "archived" }, false],
  ["on a section that is switched off", { shelved: false }, false],
  ["without a price here", { priced: false }, false],
  ["from this very moment", { visibleFrom: now }, true],
  ["from the next moment on", { visibleFrom: next }, false],
  ["until the next moment", { visibleUntil: next }, true],
  ["until now, which is exclusive", { visibleUntil: now }, false],
])("§entities#reward, the store shows an item: %s", (_, facts, shown) => {
  expect(isOffered({ ...there, ...facts }, now)).toBe(shown);
});
