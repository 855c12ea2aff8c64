import { expect, test } from "vitest";
import { isProved } from "./fresh-proof.ts";

const now = new Date("2026-03-10T12:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  ["never", null, false],
  ["just now", now, true],
  ["five minutes ago", ago(300), true],
  ["a moment more", ago(300.001), false],
  ["yesterday", ago(86_400), false],
] as const)("security row 12: proved %s", (_, at, proved) => {
  expect(isProved(at, now)).toBe(proved);
});
