import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("§5 a rush: a few at a time, in the order they came, and whoever fails holds up nobody", async () => {
  const begun: number[] = [];
  let [inside, most] = [0, 0];
  const work = (n: number) => async () => {
    begun.push(n);
    inside += 1;
    most = Math.max(most, inside);
    await Promise.resolve();
    inside -= 1;
    if (n === 1) throw new Error("sold out");
    return n;
  };
  const done = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => inTurn("item", 2, work(n))));
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(done.map(({ status }) => status)).toEqual([
    ...["fulfilled", "rejected", "fulfilled", "fulfilled", "fulfilled", "fulfilled"],
  ]);
  expect(await inTurn("item", 2, work(6))).toBe(6);
});
