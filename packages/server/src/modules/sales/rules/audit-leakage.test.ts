import { expect, test } from "vitest";
import { leakageOf } from "./audit-leakage.ts";

test.each([
  [{ pointsLooked: 0, pointsRejected: 0 }, null],
  [{ pointsLooked: 400, pointsRejected: 0 }, 0],
  [{ pointsLooked: 400, pointsRejected: 30 }, 0.075],
  [{ pointsLooked: 400, pointsRejected: 400 }, 1],
])("leakage of %j is %j", (sample, share) => {
  expect(leakageOf(sample)).toBe(share);
});
