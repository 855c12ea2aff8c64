import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rangesLength } from "./ranges.ts";
import { type ActivityRecord, mergeStep, type ProgressStep } from "./steps.ts";

const opened = Date.UTC(2026, 10, 1);
const at = (seconds: number) => opened + seconds * 1_000;
const fresh = (fields: Partial<ActivityRecord> = {}): ActivityRecord => ({
  ...{ openedAt: opened, unit: "seconds", seen: [], size: 600, seconds: 0, position: null },
  positionFrom: { openedAt: 0, seq: 0 },
  sitting: { openedAt: opened, seq: 0, seconds: 0, seen: [] },
  ...fields,
});
const step = (seq: number, fields: Partial<ProgressStep> = {}): ProgressStep => ({
  ...{ seq, seconds: 0, position: null, seen: [] },
  ...fields,
});

describe("§4 progress in steps", () => {
  const upTo = (seconds: number, seq: number) =>
    step(seq, { seconds, position: { at: seconds }, seen: [[0, seconds]] });

  test("a lost step changes nothing a later one does not say", () => {
    const all = [upTo(10, 1), upTo(20, 2), upTo(30, 3)].reduce((r, s) => mergeStep(r, s, at(60)), fresh());
    expect(mergeStep(fresh(), upTo(30, 3), at(60))).toEqual(all);
    expect(all).toMatchObject({ seconds: 30, seen: [[0, 30]], position: { at: 30 } });
  });

  test("steps in any order and as often as you like come to the same", () => {
    const steps = fc.array(
      fc.record({
        seq: fc.integer({ min: 1, max: 9 }),
        length: fc.nat(60),
        from: fc.nat(400),
        seconds: fc.nat(500),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(steps, fc.array(fc.nat(5), { maxLength: 6 }), (made, again) => {
        // One device says one thing under a number.
        const said = [...new Map(made.map((one) => [one.seq, one])).values()].map(
          ({ seq, from, length, seconds }) =>
            step(seq, { seconds, position: { at: from }, seen: [[from, from + length + 1]] }),
        );
        const shuffled = [...said.toReversed(), ...again.flatMap((index) => said[index % said.length] ?? [])];
        const merge = (list: ProgressStep[]) => list.reduce((r, s) => mergeStep(r, s, at(600)), fresh());
        expect(merge(shuffled)).toEqual(merge(said));
      }),
    );
  });

  test("the place to go on is of the later sitting, however late the other's steps arrive", () => {
    const later = { openedAt: at(100), seq: 0, seconds: 0, seen: [] };
    const phone = mergeStep(fresh({ sitting: later }), step(1, { position: { at: 7 } }), at(120));
    const old = { ...phone, sitting: fresh().sitting };
    expect(mergeStep(old, step(99, { position: { at: 500 } }), at(130)).position).toEqual({ at: 7 });
  });

  test("nobody watches longer than it was open, nor faster than twice", () => {
    const hasty = mergeStep(fresh(), step(1, { seconds: 600, seen: [[0, 600]] }), at(20));
    expect(hasty).toMatchObject({ seconds: 30, seen: [[0, 60]] });
    expect(mergeStep(hasty, step(1, { seconds: 600, seen: [[0, 600]] }), at(300)).seen).toEqual([[0, 600]]);
  });

  test("opening it again and again buys no time", () => {
    let record = fresh();
    for (let n = 0; n < 20; n += 1) {
      const sitting = { openedAt: at(n), seq: 0, seconds: 0, seen: [] };
      const seen: [number, number][] = [[n * 20, n * 20 + 20]];
      record = mergeStep({ ...record, sitting }, step(1, { seconds: 10, seen }), at(n));
    }
    expect(record.seconds).toBeLessThanOrEqual(29);
    expect(rangesLength(record.seen)).toBeLessThanOrEqual(58);
  });

  test("what lies outside it is not there to be seen", () => {
    const film = mergeStep(fresh({ size: 30 }), step(1, { seen: [[20, 900]] }), at(900));
    expect(film.seen).toEqual([[20, 30]]);
    const pages = fresh({ unit: "pages", size: 3 });
    expect(mergeStep(pages, step(1, { seen: [[0, 9]] }), at(60)).seen).toEqual([[1, 4]]);
    // Its length became known later.
    expect(mergeStep(fresh({ size: 30, seen: [[0, 90]] }), step(1), at(60)).seen).toEqual([[0, 30]]);
  });

  test("the size is the server's; the player's counts only where there is none", () => {
    expect(mergeStep(fresh(), step(1, { size: 1 }), at(60)).size).toBe(600);
    expect(mergeStep(fresh({ size: null }), step(1, { size: 40 }), at(60)).size).toBe(40);
  });

  test("a film in crumbs is not kept crumb by crumb", () => {
    const crumbs = (from: number) =>
      Array.from({ length: 500 }, (_, n): [number, number] => [from + n * 2, from + n * 2 + 1]);
    let record = fresh({ size: null });
    for (const from of [0, 1_000, 2_000])
      record = mergeStep(record, step(1, { seen: crumbs(from) }), at(90_000));
    expect(record.seen).toHaveLength(1_000);
    expect(mergeStep(record, step(2, { seen: [[0, 5_000]] }), at(90_000)).seen).toEqual([[0, 5_000]]);
  });

  test("never less", () => {
    const steps = fc.array(fc.tuple(fc.nat(300), fc.nat(300), fc.nat(300)), { maxLength: 8 });
    fc.assert(
      fc.property(steps, (list) => {
        let record = fresh();
        for (const [index, [from, length, now]] of list.entries()) {
          const next = mergeStep(
            record,
            step(index + 1, { seconds: length, seen: [[from, from + length + 1]] }),
            at(now),
          );
          expect(next.seconds).toBeGreaterThanOrEqual(record.seconds);
          expect(rangesLength(next.seen)).toBeGreaterThanOrEqual(rangesLength(record.seen));
          record = next;
        }
      }),
    );
  });
});
