import { expect, test } from "vitest";
import { failureDelay } from "./failure-delay.ts";

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [7, 4],
  [14, 512],
  [15, 900],
  [1_000, 900],
])("§limits#sign-in-delay after %i failures in a row the next try waits %i seconds", (failures, seconds) => {
  expect(failureDelay(failures)).toBe(seconds);
});
