import { expect, test } from "vitest";
import { BatchSize, batchSizes, nextBatchSize } from "./batch-size.ts";

const bounds = { least: 100, most: 4_000 };

test.each([
  { took: 21, full: true, rows: 1_000, next: 500 },
  { took: 21, full: false, rows: 1_000, next: 500 },
  { took: 5_000, full: true, rows: 150, next: 100 },
  { took: 20, full: true, rows: 1_000, next: 1_000 },
  { took: 8, full: true, rows: 1_000, next: 1_000 },
  { took: 7, full: true, rows: 1_000, next: 2_000 },
  { took: 7, full: true, rows: 3_000, next: 4_000 },
  { took: 1, full: false, rows: 1_000, next: 1_000 },
])("after $took ms of $rows rows, full: $full, the next batch has $next", ({ took, full, rows, next }) => {
  expect(nextBatchSize(rows, { milliseconds: took, full }, bounds)).toBe(next);
});

test.each([0.001, 0.01, 0.05, 0.15])("settles where %d ms a row take 8 to 20 ms, or at a bound", (perRow) => {
  let rows = 1_000;
  for (let batch = 0; batch < 10; batch += 1) {
    rows = nextBatchSize(rows, { milliseconds: rows * perRow, full: true }, bounds);
  }
  const took = rows * perRow;
  expect(rows === bounds.most || rows === bounds.least || (took >= 8 && took <= 20)).toBe(true);
});

test("a batch that fails goes by its time too", async () => {
  const size = new BatchSize("test", { start: 1_000, ...bounds });
  const failing = size.run(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      throw new Error("statement timeout");
    },
    () => true,
  );
  await expect(failing).rejects.toThrow("statement timeout");
  expect(batchSizes.get("test")?.rows).toBe(500);
});
