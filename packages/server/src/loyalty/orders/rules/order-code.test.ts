import { expect, test } from "vitest";
import { orderCodeOf } from "./order-code.ts";

test("a code is eight signs nobody takes for one another", () => {
  expect(orderCodeOf(new Uint8Array([0, 31, 32, 255, 8, 9, 22, 23]))).toBe("2Z2ZABQR");
});
