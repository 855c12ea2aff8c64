import { expect, test } from "vitest";
import { admitOrders, type OrderAdmission } from "./admit-orders.ts";

const openTo = (late: OrderAdmission<number>["late"] = async () => new Set()): OrderAdmission<number> => ({
  ...{ name: "item", atOnce: 2, late },
});

test("§validation#redemption-rush a rush: a few at a time, in the order they came, and whoever fails holds up nobody", async () => {
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
  const done = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => admitOrders(openTo(), n, work(n))));
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(done.map(({ status }) => status)).toEqual([
    ...["fulfilled", "rejected", "fulfilled", "fulfilled", "fulfilled", "fulfilled"],
  ]);
  expect(await admitOrders(openTo(), 6, work(6))).toBe(6);
});

test("§validation#redemption-rush a rush: once one came in vain all who wait are looked at together, and only those in vain leave", async () => {
  let units = 3;
  const looks: number[] = [];
  // Thousands want one unit each; 7 ordered before and is answered whatever is left.
  const entrance = openTo(async (asks) => {
    await Promise.resolve();
    looks.push(asks.length);
    return new Set(asks.filter((n) => units <= 0 && n !== 7));
  });
  const people = Array.from({ length: 1_000 }, (_, n) => n);
  const done = await Promise.all(
    people.map((n) =>
      admitOrders(entrance, n, async () => {
        if (units <= 0 && n !== 7) return undefined;
        units -= 1;
        return n;
      }),
    ),
  );
  expect(done.filter((n) => n !== undefined)).toEqual([0, 1, 2, 7]);
  expect(looks.length).toBeLessThan(10);
  expect(await admitOrders(entrance, 7, async () => "again")).toBe("again");
});
