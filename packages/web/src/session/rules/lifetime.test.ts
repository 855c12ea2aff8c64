import { expect, it } from "vitest";
import { outlived } from "./lifetime.ts";

const saved = new Date("2026-01-01T00:00:00Z");

it.each([
  ["the same day", "2026-01-01T10:00:00Z", false],
  ["at exactly 180 days", "2026-06-30T00:00:00Z", false],
  ["a second later", "2026-06-30T00:00:01Z", true],
  ["when the clock was set back by a week", "2025-12-25T00:00:00Z", true],
])("a kept session %s", (_, now, expected) => {
  expect(outlived(saved, new Date(now))).toBe(expected);
});
