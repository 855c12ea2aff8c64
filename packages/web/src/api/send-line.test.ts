import { describe, expect, it } from "vitest";
import { outcomeOf, ownOf, pauseAfter } from "./send-line.ts";

describe("§mobile#outbox work that waits to be sent", () => {
  it("belongs to one person, and grows old", () => {
    const newer = { personId: "ana", since: 2000 };
    const other = { personId: "bia", since: 1000 };
    const older = { personId: "ana", since: 1500 };
    expect(ownOf([newer, other, older], "ana", 3000)).toEqual([older, newer]);
    expect(ownOf([newer, other], "ana", 2000 + 31 * 86_400_000)).toEqual([]);
  });

  it.each([
    [200, "taken"],
    [0, "later"],
    [401, "later"],
    [429, "later"],
    [503, "later"],
    [404, "never"],
    [409, "never"],
    [422, "never"],
  ] as const)("an answer of %i means %s", (status, outcome) => {
    expect(outcomeOf(status)).toBe(outcome);
  });

  it("waits longer after each failure, a minute at most", () => {
    const timing = { first: 5_000, longest: 60_000 };
    expect([1, 2, 3, 9].map((failures) => pauseAfter(failures, timing))).toEqual([
      5_000, 10_000, 20_000, 60_000,
    ]);
  });
});
