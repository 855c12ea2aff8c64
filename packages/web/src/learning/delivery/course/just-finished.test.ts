import { expect, it } from "vitest";
import { cheerOf, isFresh } from "./just-finished.ts";

const at = "2026-03-02T12:00:00.000Z";
const after = (minutes: number) => Date.parse(at) + minutes * 60_000;

it.each([
  ["just now", at, after(0), null, true],
  ["within ten minutes", at, after(10), null, true],
  ["longer ago", at, after(11), null, false],
  ["told already", at, after(1), cheerOf("course", at), false],
  ["finished anew", at, after(1), cheerOf("course", "2026-03-01T12:00:00.000Z"), true],
  ["not finished", null, after(1), null, false],
] as const)("§routes#course-page: a completion is cheered once, %s", (_, finishedAt, now, cheered, fresh) => {
  expect(isFresh("course", finishedAt, now, cheered)).toBe(fresh);
});
