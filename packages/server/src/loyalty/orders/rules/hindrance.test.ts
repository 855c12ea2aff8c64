import { expect, test } from "vitest";
import { hindranceOf } from "./hindrance.ts";

const order = {
  own: false,
  state: "awaiting_approval",
  blocked: false,
  waits: { points: 0, fell: false },
} as const;
test.each([
  [{}, null],
  [{ own: true }, "own_order"],
  [{ waits: { points: 60, fell: false } }, "waits_for_audit"],
  [{ waits: { points: 0, fell: true } }, "points_fell"],
  [{ blocked: true }, "person_blocked"],
  [{ state: "approved", own: true, blocked: true }, null],
] as const)("who may approve: %j", (changes, hindrance) => {
  expect(hindranceOf({ ...order, ...changes })).toBe(hindrance);
});
