import { expect, test } from "vitest";
import { standardOf } from "./standard.ts";

test.each([
  ["1.2", "1.2"],
  ["2004-3", "2004"],
  ["2004-4", "2004"],
] as const)("§entities#type-scorm scorm: %s speaks %s", (version, standard) => {
  expect(standardOf(version)).toBe(standard);
});
