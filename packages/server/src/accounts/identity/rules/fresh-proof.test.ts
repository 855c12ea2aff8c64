import { expect, test } from "vitest";
import { isFresh, proofMinutes } from "./fresh-proof.ts";

const now = new Date("2026-11-20T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  ["never", null, false],
  ["just now", now, true],
  ["at the end of its minutes", ago(proofMinutes), true],
  ["too long ago", ago(proofMinutes + 0.1), false],
])("security row 12: proved %s", (_name, provedAt, fresh) => {
  expect(isFresh(provedAt, now)).toBe(fresh);
});
