import { expect, it } from "vitest";
import { fewestUnits } from "./checks.ts";

it.each([
  ["a first look", { verdict: null, acceptedQuantity: null }, false, 0],
  ["a second look after a part fell", { verdict: "accepted", acceptedQuantity: 2 }, false, 0],
  ["an appeal after a part fell", { verdict: "accepted", acceptedQuantity: 2 }, true, 2],
  ["an appeal after the line fell", { verdict: "rejected", acceptedQuantity: 0 }, true, 0],
  ["an appeal where the line stood", { verdict: "accepted", acceptedQuantity: null }, true, 5],
] as const)("§states#orders fewest units: %s", (_, line, appealed, expected) => {
  expect(fewestUnits({ quantity: 5, ...line }, { appealed })).toBe(expected);
});
