import { expect, test } from "vitest";
import { maskEmail } from "./mask-email.ts";

test.each([
  ["ana.silva@example.com", "a•••@example.com"],
  ["a@example.com", "a•••@example.com"],
  ["@example.com", "•••"],
  ["", null],
  [null, null],
])("§entities#filters the address %s is shown as %s", (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
