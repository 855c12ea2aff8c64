import type { Level } from "@trilha/contract/core/level.ts";
import { expect, test } from "vitest";
import { fallOf } from "./fall.ts";

const keep = { creator: 400, influencer: 1_200 };

test.each<[Level, number, Level]>([
  ["influencer", 1_200, "influencer"],
  ["influencer", 1_199, "creator"],
  ["influencer", 400, "creator"],
  ["influencer", 0, "creator"],
  ["creator", 400, "creator"],
  ["creator", 399, "basic"],
  ["creator", 0, "basic"],
  ["basic", 0, "basic"],
  ["basic", 5_000, "basic"],
])("§loyalty#level-fall-back falls one level, once: %s with %i goes on as %s", (level, experience, next) => {
  expect(fallOf({ level, experience, keep })).toBe(next);
});

test("§loyalty#level-fall-back a minimum of nothing is always kept", () => {
  expect(fallOf({ level: "creator", experience: 0, keep: { creator: 0, influencer: 0 } })).toBe("creator");
});
