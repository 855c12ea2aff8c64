import { expect, test } from "vitest";
import { type AdmissionGate, admissionCounts, admitRequest } from "./admission.ts";

const gateOf = (
  findHopeless: AdmissionGate<number>["findHopeless"] = async () => new Set(),
): AdmissionGate<number> => ({ name: "test", key: "item", concurrency: 2, findHopeless });

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
  const done = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => admitRequest(gateOf(), n, work(n))));
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(done.map(({ status }) => status)).toEqual([
    ...["fulfilled", "rejected", "fulfilled", "fulfilled", "fulfilled", "fulfilled"],
  ]);
  expect(await admitRequest(gateOf(), 6, work(6))).toBe(6);
});

test("§validation#redemption-rush a rush: once one came in vain all who wait are looked at together, and only those in vain leave", async () => {
  let units = 3;
  const looks: number[] = [];
  // Thousands want one unit each; 7 ordered before and is answered whatever is left.
  const gate = gateOf(async (asks) => {
    await Promise.resolve();
    looks.push(asks.length);
    return new Set(asks.filter((n) => units <= 0 && n !== 7));
  });
  const people = Array.from({ length: 1_000 }, (_, n) => n);
  const done = await Promise.all(
    people.map((n) =>
      admitRequest(gate, n, async () => {
        if (units <= 0 && n !== 7) return undefined;
        units -= 1;
        return n;
      }),
    ),
  );
  expect(done.filter((n) => n !== undefined)).toEqual([0, 1, 2, 7]);
  expect(looks.length).toBeLessThan(10);
  const { waiting, turnedAway } = admissionCounts.get("test") ?? {};
  expect(waiting).toBe(0);
  // The few that were running while the last unit went had their turn.
  expect(turnedAway).toBeGreaterThan(900);
  expect(await admitRequest(gate, 7, async () => "again")).toBe("again");
});
