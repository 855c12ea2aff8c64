import { expect, test } from "vitest";
import { hindranceOf, mayWithdraw } from "./adjustments.policy.ts";

test.each([
  ["a", "b", false, null],
  ["a", "a", false, "own_proposal"],
  ["a", "a", true, "own_proposal"],
  ["a", "b", true, "own_points"],
])(
  "§earning-rules#adjustments second person: %s on a proposal of %s, own points %s: %s",
  (userId, proposedBy, givesToViewer, why) => {
    expect(hindranceOf({ userId }, { proposedBy, givesToViewer })).toBe(why);
  },
);

test.each([
  ["a", "proposed", true],
  ["b", "proposed", false],
  ["a", "approved", false],
  ["a", "refused", false],
  ["a", "withdrawn", false],
] as const)(
  "§earning-rules#adjustments withdrawal: %s on a proposal of a that is %s: %s",
  (userId, state, may) => {
    expect(mayWithdraw({ userId }, { state, proposedBy: "a" })).toBe(may);
  },
);
