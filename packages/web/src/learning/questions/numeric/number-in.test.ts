import { expect, it } from "vitest";
import { looksLikeNumber } from "./number-in.ts";

it.each([
  ["3.14", true],
  ["3,14", true],
  [" -2 ", true],
  ["−2", true],
  ["1.234,5", true],
  ["1 234", true],
  ["12,345.6", true],
  ["", false],
  ["três", false],
  ["3 kg", false],
  ["1,2,3", false],
])("§entities#course-test a numeric answer: %s is a number: %s", (text, is) => {
  expect(looksLikeNumber(text)).toBe(is);
});
