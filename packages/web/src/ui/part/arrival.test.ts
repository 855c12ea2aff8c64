import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createArrival, inTime } from "./arrival.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Arrival of a part whose fetching the test ends itself, try by try. */
function anArrival() {
  const tries: { come: () => void; fail: () => void }[] = [];
  const arrival = createArrival(
    () =>
      new Promise<string>((come, fail) => {
        tries.push({ come: () => come("part"), fail: () => fail(new Error("no line")) });
      }),
  );
  return { arrival, tries };
}

test("a part that cannot be fetched is missing, and comes when it is asked for again", async () => {
  const { arrival, tries } = anArrival();
  const first = arrival.wait();
  tries[0]?.fail();
  await first;
  expect(arrival.read()).toEqual({ kind: "missing", again: false });

  arrival.retry();
  expect(arrival.read()).toEqual({ kind: "awaited" });
  const second = arrival.wait();
  tries[1]?.fail();
  await second;
  expect(arrival.read()).toEqual({ kind: "missing", again: true });

  arrival.retry();
  const third = arrival.wait();
  tries[2]?.come();
  await third;
  expect(arrival.read()).toEqual({ kind: "here", value: "part" });
});

test("§limits#chunk-timeout a part that takes longer than 120 s is missing; it is taken when it comes late", async () => {
  const { arrival, tries } = anArrival();
  const waited = arrival.wait();
  await vi.advanceTimersByTimeAsync(119_999);
  expect(arrival.read().kind).toBe("awaited");
  await vi.advanceTimersByTimeAsync(1);
  await waited;
  expect(arrival.read().kind).toBe("missing");
  tries[0]?.come();
  await vi.advanceTimersByTimeAsync(0);
  expect(arrival.read()).toEqual({ kind: "here", value: "part" });
});

test("§limits#chunk-timeout code that is no part of a page is given up after 120 s, too", async () => {
  const load = inTime(new Promise<string>(() => undefined));
  const outcome = load.then(
    () => "here",
    () => "given up",
  );
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await outcome).toBe("given up");
  expect(await inTime(Promise.resolve("code"))).toBe("code");
});

test("many wait for one fetch", () => {
  const { arrival, tries } = anArrival();
  expect(arrival.wait()).toBe(arrival.wait());
  void arrival.preload();
  expect(tries).toHaveLength(1);
});

test("what was fetched ahead is there at once; what failed ahead is fetched when it is needed", async () => {
  const ahead = anArrival();
  const fetched = ahead.arrival.preload();
  ahead.tries[0]?.come();
  await fetched;
  expect(ahead.arrival.read().kind).toBe("here");

  const failed = anArrival();
  const tried = failed.arrival.preload();
  failed.tries[0]?.fail();
  await tried;
  expect(failed.arrival.read()).toEqual({ kind: "awaited" });
  void failed.arrival.wait();
  expect(failed.tries).toHaveLength(2);
});

test("who draws the part hears of each change", async () => {
  const { arrival, tries } = anArrival();
  const heard = vi.fn();
  const leave = arrival.subscribe(heard);
  const waited = arrival.wait();
  tries[0]?.fail();
  await waited;
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  arrival.retry();
  expect(heard).toHaveBeenCalledTimes(1);
});
