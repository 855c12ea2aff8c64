import { expect, test } from "vitest";
import { fault, isFault } from "./fault.ts";

test.each([
  ["a fault", fault("manifestMissing"), true],
  ["a fault with what its text names", fault("resourceMissing", { href: "a.html", line: 4 }), true],
  ["what was read", { files: [] }, false],
  ["nothing", null, false],
  ["a word", "fault", false],
])("%s is told apart", (_, value, expected) => {
  expect(isFault(value)).toBe(expected);
});
