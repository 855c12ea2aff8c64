import { expect, it } from "vitest";
import { eachSome } from "./use-verdicts.ts";

it("§loyalty#several-verdicts works on so many at once, and answers in the order of the items", async () => {
  let running = 0;
  let most = 0;
  const results = await eachSome([5, 1, 3, 1, 2], 2, async (pause) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, pause));
    running -= 1;
    return pause * 10;
  });
  expect(results).toEqual([50, 10, 30, 10, 20]);
  expect(most).toBe(2);
  expect(await eachSome([], 2, () => Promise.resolve(1))).toEqual([]);
});
