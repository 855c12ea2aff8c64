import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { drainInBatches, drainInTurn } from "./catch-up.ts";
import { DrainAdmission, drainAdmission, noteRequest } from "./drain-admission.ts";

/** A clock that goes to the next moment somebody waits for once nothing else is to be done. */
class VirtualTime {
  #now = 0;
  readonly #waiting: { at: number; wake: () => void }[] = [];

  readonly now = () => this.#now;

  readonly sleep = (milliseconds: number) =>
    new Promise<void>((wake) => this.#waiting.push({ at: this.#now + milliseconds, wake }));

  async runUntilIdle(): Promise<void> {
    for (;;) {
      await new Promise(setImmediate);
      const next = this.#waiting.toSorted((a, b) => a.at - b.at)[0];
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#now = next.at;
      next.wake();
    }
  }
}

interface Batch {
  drain: number;
  begun: number;
  ended: number;
}

const quantum = 150;

/** Drains whose batches take these times, all begun at once; answers the batches in the order they ran. */
async function drainAll(
  drains: readonly (readonly number[])[],
  dutyCycle = 0.5,
  quanta = { firstQuantum: quantum, quantum },
) {
  const time = new VirtualTime();
  const admission = new DrainAdmission({ dutyCycle: () => dutyCycle, ...quanta, ...time });
  const ran: Batch[] = [];
  const ends = drains.map((durations, drain) => {
    let next = 0;
    const batch = async () => {
      const begun = time.now();
      await time.sleep(durations[next] ?? 0);
      ran.push({ drain, begun, ended: time.now() });
      next += 1;
      return next < durations.length;
    };
    return drainInTurn(() => false, ["one"], batch, admission);
  });
  await time.runUntilIdle();
  await Promise.all(ends);
  return { ran, admission, elapsed: time.now() };
}

/** Without the first quantum of each drain, which is free. */
function admitted(ran: readonly Batch[]): Batch[] {
  const worked = new Map<number, number>();
  return ran
    .toSorted((a, b) => a.begun - b.begun)
    .filter(({ drain, begun, ended }) => {
      const before = worked.get(drain) ?? 0;
      worked.set(drain, before + ended - begun);
      return before >= quantum;
    });
}

/** Turns in their order: the drain of each, batches of one turn taken together. */
function turnsOf(batches: readonly Batch[]): number[] {
  const turns: { drain: number; worked: number }[] = [];
  for (const { drain, begun, ended } of batches) {
    const last = turns.at(-1);
    if (last?.drain === drain && last.worked < quantum) last.worked += ended - begun;
    else turns.push({ drain, worked: ended - begun });
  }
  return turns.map(({ drain }) => drain);
}

/** Work of each turn of a drain whose batches take these times. */
function turnsWorked(durations: readonly number[]): number[] {
  const turns = [0];
  for (const duration of durations) {
    const last = turns.at(-1) ?? 0;
    if (last >= quantum) turns.push(duration);
    else turns[turns.length - 1] = last + duration;
  }
  return turns;
}

const durations = fc.array(fc.integer({ min: 1, max: 1_500 }), { minLength: 1, maxLength: 15 });
const manyDrains = fc.array(durations, { minLength: 1, maxLength: 6 });

describe("drains of one process", () => {
  const holds = (check: (drains: number[][]) => Promise<void>) =>
    fc.assert(fc.asyncProperty(manyDrains, check));

  test("all end, with every batch run once", () =>
    holds(async (drains) => {
      const { ran } = await drainAll(drains);
      expect(drains.map((_, drain) => ran.filter((batch) => batch.drain === drain).length)).toEqual(
        drains.map(({ length }) => length),
      );
    }));

  test("work one at a time after their first quantum", () =>
    holds(async (drains) => {
      const batches = admitted((await drainAll(drains)).ran);
      for (const [n, { begun }] of batches.entries()) {
        expect(begun).toBeGreaterThanOrEqual(batches[n - 1]?.ended ?? 0);
      }
    }));

  test.each([0.25, 0.5, 0.75])("rest as a duty cycle of %d asks, however long a batch took", (dutyCycle) =>
    holds(async (drains) => {
      const { ran, admission } = await drainAll(drains, dutyCycle);
      const worked = drains.flat().reduce((sum, each) => sum + each, 0);
      // A turn begins with the rest for the turn before: nothing is rested for the last one of a drain.
      const lastTurns = drains.reduce((sum, all) => sum + (turnsWorked(all).at(-1) ?? 0), 0);
      expect(admission.spent.working).toBeCloseTo(worked, 3);
      expect(admission.spent.resting).toBeCloseTo((worked - lastTurns) * (1 / dutyCycle - 1), 3);
      expect(ran.length).toBe(drains.flat().length);
    }),
  );

  test("take turns: nobody has two while another waits for one", () =>
    holds(async (drains) => {
      const turns = turnsOf(admitted((await drainAll(drains)).ran));
      for (const [n, drain] of turns.entries()) {
        const next = turns.indexOf(drain, n + 1);
        const between = next < 0 ? [] : turns.slice(n + 1, next);
        expect(new Set(between).size).toBe(between.length);
      }
    }));
});

describe("a drain", () => {
  test("with little to do waits for no backlog", async () => {
    const { ran } = await drainAll([Array.from({ length: 20 }, () => 400), [50, 50, 50]]);
    expect(ran.filter(({ drain }) => drain === 1).map(({ ended }) => ended)).toEqual([50, 100, 150]);
  });

  test("rests after each short turn once its first quantum is used up", async () => {
    const { ran } = await drainAll([Array.from({ length: 6 }, () => 10)], 0.2, {
      firstQuantum: 25,
      quantum: 5,
    });
    expect(ran.map(({ begun }) => begun)).toEqual([0, 10, 20, 150, 200, 250]);
  });

  test("rests three seconds after a batch of three", async () => {
    const { ran } = await drainAll([[3_000, 100]]);
    expect(ran.map(({ begun }) => begun)).toEqual([0, 6_000]);
  });

  test("whose batch fails leaves its turn to the others", async () => {
    const time = new VirtualTime();
    const admission = new DrainAdmission({ dutyCycle: () => 0.5, quantum, firstQuantum: quantum, ...time });
    const drain = (batches: number, fails: boolean) =>
      drainInTurn(
        () => false,
        ["one"],
        async () => {
          await time.sleep(200);
          batches -= 1;
          if (batches === 0 && fails) throw new Error("the database is away");
          return batches > 0;
        },
        admission,
      );
    const failing = expect(drain(3, true)).rejects.toThrow("the database is away");
    const other = drain(3, false);
    await time.runUntilIdle();
    await failing;
    expect(await other).toBeUndefined();
    expect(admission.waiting).toBe(0);
  });
});

test("the share of drains falls while requests are answered", () => {
  const { dutyCycle } = new DrainAdmission().options;
  const later = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  expect(dutyCycle()).toBe(0.5);
  later.mockRestore();
  noteRequest();
  expect(dutyCycle()).toBe(0.2);
});

test("drains that name no admission share the one of the process", async () => {
  const before = drainAdmission.spent.working;
  await drainInBatches(
    () => true,
    () => new Promise((resolve) => setTimeout(resolve, 20, false)),
  );
  expect(drainAdmission.spent.working).toBeGreaterThan(before + 10);
});
