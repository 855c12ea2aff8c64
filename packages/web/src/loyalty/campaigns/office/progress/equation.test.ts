import { expect, it } from "vitest";
import { equation } from "./equation.ts";

const none = {
  issued: 0,
  uncleared: 0,
  cleared: 0,
  held: 0,
  debt: 0,
  redeemed: 0,
  transferring: 0,
  transferred: 0,
  expired: 0,
  reversed: 0,
  adjusted: 0,
  writtenOff: 0,
  experience: 0,
  people: 0,
};

it("loyalty, worked example: issued 180 = reversed 90 + expired 90", () => {
  const { terms, sum } = equation({
    ...none,
    issued: 180,
    expired: 90,
    reversed: 90,
    experience: 60,
    people: 1,
  });
  expect(terms).toEqual([
    { where: "expired", points: 90 },
    { where: "reversed", points: 90 },
  ]);
  expect(sum).toBe(180);
});

it("a debt counts against, and a gap would show", () => {
  expect(equation({ ...none, issued: 100, redeemed: 120, debt: -20 }).sum).toBe(100);
  expect(equation({ ...none, issued: 100, cleared: 90 }).sum).toBe(90);
});
