import { expect, test } from "vitest";
import { contentHash } from "./award-content.ts";
import type { AwardLine } from "./award-line.ts";

const aLine: AwardLine = {
  ...{ line: 2, person: "ana", points: 10, experience: 0, note: "", date: null, storeId: null },
};
const people: Record<string, string> = { ana: "1", "ana@example.com": "1", rui: "2" };
const hash = (...lines: Partial<AwardLine>[]) =>
  contentHash(
    lines.map((line) => ({ ...aLine, ...line })),
    (key) => [{ userId: people[key] ?? key, days: null }],
  ).toString("hex");

test("§1 the same file: what is given to whom, in whatever order, by whichever of a person's keys", () => {
  const same = hash({}, { person: "rui" });
  expect(same).toHaveLength(64);
  expect(hash({ person: "rui", line: 2 }, { person: "ana@example.com", line: 9 })).toBe(same);
});

test.each<[string, Partial<AwardLine>]>([
  ["person", { person: "rui" }],
  ["points", { points: 11 }],
  ["experience", { experience: 1 }],
  ["note", { note: "Vitrine" }],
  ["day", { date: "2026-05-01" }],
  ["store", { storeId: "a" }],
])("§1 the same file: another %s is another content", (_, change) => {
  expect(hash(change)).not.toBe(hash({}));
  expect(hash({}, change)).not.toBe(hash({}));
});
