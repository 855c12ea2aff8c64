import { expect, test } from "vitest";
import { maskDocument, maskPhones } from "./mask.ts";

test.each([
  ["12345678909", "•••••••••09"],
  ["12345678", "••••••78"],
  ["1234", "••••"],
  [null, null],
])("document %s is shown as %s", (document, shown) => {
  expect(maskDocument(document)).toBe(shown);
});

test("phones keep their last four digits", () => {
  expect(maskPhones({ mobile: "+5511987654321", commercial: "190" })).toEqual({
    mobile: "••••••••••4321",
    commercial: "•••",
  });
});
