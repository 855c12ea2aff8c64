import { expect, test } from "vitest";
import { yieldToRequests } from "./yield-to-requests.ts";

const waitsFor = async (queues: readonly number[]) => {
  let waited = 0;
  const wait = async (ms: number) => {
    waited += ms;
  };
  const pool = {
    get waitingCount() {
      return queues[Math.min(waited / 50, queues.length - 1)] ?? 0;
    },
  };
  await yieldToRequests(pool, wait as Parameters<typeof yieldToRequests>[1]);
  return waited;
};

test.each([
  ["nobody queues", [0], 0],
  ["people queue for a moment", [3, 2, 0], 100],
  ["they queue again after it has begun", [1, 0, 5], 50],
  ["the rush does not end", [9], 1000],
])("work nobody watches gives way: %s", async (_, queues, milliseconds) => {
  expect(await waitsFor(queues)).toBe(milliseconds);
});
