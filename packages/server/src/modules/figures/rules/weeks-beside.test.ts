import { expect, it } from "vitest";
import { weeksBeside } from "./weeks-beside.ts";

it("puts the first weeks of campaigns beside each other; one that is over says nothing more", () => {
  const sold = [
    { campaignId: "a", number: 1, units: 5 },
    { campaignId: "a", number: 3, units: 2 },
    { campaignId: "b", number: 1, units: 7 },
  ];
  expect(weeksBeside(["a", "b", "c"], sold)).toEqual([
    { number: 1, units: [5, 7, null] },
    { number: 2, units: [0, null, null] },
    { number: 3, units: [2, null, null] },
  ]);
  expect(weeksBeside([], [])).toEqual([]);
});
