import { expect, test } from "vitest";
import { hindranceOf } from "./awards.policy.ts";

test.each([
  ["a", "b", false, null],
  ["a", "a", false, "own_proposal"],
  ["a", "a", true, "own_proposal"],
  ["a", "b", true, "own_points"],
])(
  "§1 second person: %s on a proposal of %s, own points %s: %s",
  (userId, proposedBy, givesToViewer, why) => {
    expect(hindranceOf({ userId }, { proposedBy, givesToViewer })).toBe(why);
  },
);
