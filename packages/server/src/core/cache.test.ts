import { expect, test, vi } from "vitest";
import { Cache, caches, clearCaches, SingleFlight, TimedCache } from "./cache.ts";

test("a cache holds so many values, of those used last, and counts what it was asked", () => {
  const cache = new Cache<string>("test", { most: 2 });
  cache.set("a", "A");
  cache.set("b", "B");
  expect(cache.get("a")).toBe("A");
  cache.set("c", "C");
  expect(["a", "b", "c"].map((key) => cache.get(key))).toEqual(["A", undefined, "C"]);
  expect(cache.counts).toEqual({ entries: 2, weight: 0, hits: 3, misses: 1 });
  expect(caches.get("test")?.counts).toEqual(cache.counts);
});

test("a cache by weight lets the oldest go; a value above the bound stays alone", () => {
  const cache = new Cache<string>("test", { most: 10, weigh: ({ length }) => length });
  cache.set("a", "aaaa");
  cache.set("b", "bbbb");
  cache.set("c", "cccc");
  expect(["a", "b", "c"].map((key) => cache.get(key))).toEqual([undefined, "bbbb", "cccc"]);
  cache.set("long", "l".repeat(50));
  expect(cache.counts).toMatchObject({ entries: 1, weight: 10 });
  expect(cache.get("long")).toHaveLength(50);
  cache.set("empty", "");
  expect([cache.get("long"), cache.get("empty")]).toEqual([undefined, ""]);
});

test("a value that its caller cannot use counts as missing", () => {
  const cache = new Cache<number>("test", { most: 2 });
  cache.set("a", 1);
  expect(cache.get("a", (version) => version === 2)).toBeUndefined();
  expect(cache.counts).toMatchObject({ hits: 0, misses: 1 });
});

test("a timed cache forgets by the clock of its caller, forwards and backwards, and at once by what matches", () => {
  const cache = new TimedCache<string>("test", { most: 5, life: 1_000 });
  const at = (milliseconds: number) => new Date(1_000_000 + milliseconds);
  cache.set("a", "A", at(0));
  cache.set("b", "B", at(0));
  expect([-1_000, -999, 0, 999, 1_000].map((moment) => cache.get("a", at(moment)))).toEqual([
    ...[undefined, "A", "A", "A", undefined],
  ]);
  cache.deleteWhere((value) => value === "A");
  expect([cache.get("a", at(0)), cache.get("b", at(0))]).toEqual([undefined, "B"]);
});

test("all caches of a process are cleared at once", () => {
  const cache = new Cache<number>("test", { most: 2 });
  cache.set("a", 1);
  clearCaches();
  expect(cache.get("a")).toBeUndefined();
});

test("single flight: what is being made is made once, and anew after it ended, failed or not", async () => {
  const flight = new SingleFlight<number>();
  const make = vi.fn(async () => 1);
  expect(await Promise.all([flight.run("a", make), flight.run("a", make)])).toEqual([1, 1]);
  expect(make).toHaveBeenCalledTimes(1);
  await expect(flight.run("a", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await flight.run("a", make)).toBe(1);
});
