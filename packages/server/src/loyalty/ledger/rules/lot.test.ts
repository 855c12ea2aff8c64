import { expect, test } from "vitest";
import { accountOf, buckets, noBuckets } from "./lot.ts";

test("§states#claims open points stand where their audit says", () => {
  expect(accountOf({ audit: "awaiting" })).toBe("uncleared");
  expect(accountOf({ audit: "cleared" })).toBe("cleared");
});

test("a new lot's buckets are all there, and empty", () => {
  expect(Object.keys(noBuckets)).toEqual([...buckets]);
  expect(Object.values(noBuckets).every((points) => points === 0)).toBe(true);
});
