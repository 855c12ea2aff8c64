import { expect, it } from "vitest";
import { numberOf, numberText } from "./written-number.ts";

it.each([
  ["3,14", 3.14],
  ["3.14", 3.14],
  ["-2", -2],
  ["−0,5", -0.5],
  [".5", 0.5],
  ["5,", 5],
  ["1.000,5", undefined],
  ["", undefined],
  ["-", undefined],
  ["1e5", undefined],
])("%j is %s", (text, number) => {
  expect(numberOf(text)).toBe(number);
});

it("shows a number as it would be typed", () => {
  expect([numberText(1234.5, "pt-BR"), numberText(1234.5, "en-US")]).toEqual(["1234,5", "1234.5"]);
});
