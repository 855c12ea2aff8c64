import { expect, test } from "vitest";
import { isSecondPerson } from "./second-person.ts";

test.each([
  ["ana", "rui", true],
  ["ana", "ana", false],
  ["ana", null, true],
] as const)("§roles#two-people %s decides on what %s proposed: %s", (decider, author, may) => {
  expect(isSecondPerson(decider, author)).toBe(may);
});
