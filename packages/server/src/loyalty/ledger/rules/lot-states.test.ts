import { expect, test } from "vitest";
import { noBuckets } from "./lot.ts";
import { statesOf } from "./lot-states.ts";

test("§states#claims an award's points are told by what became of them", () => {
  expect(
    statesOf([
      { ...noBuckets, audit: "awaiting", open: 5, held: 1 },
      { ...noBuckets, audit: "cleared", open: 7, redeemed: 2, repaid: 3, expired: 4 },
      { ...noBuckets, audit: "rejected", reversed: 6, owed: 8, written_off: 9 },
    ]),
  ).toEqual([
    { state: "awaiting", points: 5 },
    { state: "confirmed", points: 7 },
    { state: "held", points: 1 },
    { state: "redeemed", points: 11 },
    { state: "expired", points: 4 },
    { state: "reversed", points: 6 },
    { state: "repaid", points: 3 },
    { state: "owed", points: 8 },
  ]);
  expect(statesOf([])).toEqual([]);
});
