import { expect, test } from "vitest";
import { contentOf } from "./award-content.ts";
import type { AwardLine } from "./award-line.ts";

const aLine: AwardLine = {
  ...{ line: 2, person: "ana", points: 10, experience: 0, note: "", date: null, storeId: null },
};
const people: Record<string, string> = { ana: "1", "ana@example.com": "1", rui: "2" };
const content = (...lines: Partial<AwardLine>[]) =>
  contentOf(
    lines.map((line) => ({ ...aLine, ...line })),
    (key) => [{ userId: people[key] ?? key, days: null }],
  );

test("§earning-rules#adjustments the same file: what is given to whom, in whatever order, by whichever of a person's keys", () => {
  const same = content({}, { person: "rui" });
  expect(content({ person: "rui", line: 2 }, { person: "ana@example.com", line: 9 })).toBe(same);
});

test.each<[string, Partial<AwardLine>]>([
  ["person", { person: "rui" }],
  ["points", { points: 11 }],
  ["experience", { experience: 1 }],
  ["note", { note: "Vitrine" }],
  ["day", { date: "2026-05-01" }],
  ["store", { storeId: "a" }],
])("§earning-rules#adjustments the same file: another %s is another content", (_, change) => {
  expect(content(change)).not.toBe(content({}));
  expect(content({}, change)).not.toBe(content({}));
});
