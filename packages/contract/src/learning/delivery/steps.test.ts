import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { usualPace } from "../../tenants/clients/learning-pace.ts";
import { rangesLength } from "./ranges.ts";
import { type ActivityRecord, mergeStep, type ProgressStep, type StepClock, secondsUsed } from "./steps.ts";

const opened = Date.UTC(2026, 10, 1);
const at = (seconds: number) => opened + seconds * 1_000;
/** So many seconds after the first opening, of a person who does nothing else. */
const clock = (seconds: number, spare: number | null = null): StepClock => ({
  ...{ now: at(seconds), pace: usualPace, spare },
});
const fresh = (fields: Partial<ActivityRecord> = {}): ActivityRecord => ({
  ...{ openedAt: opened, unit: "seconds", seen: [], size: 600, seconds: 0, position: null },
  positionFrom: { openedAt: 0, seq: 0 },
  sitting: { openedAt: opened, seq: 0, seconds: 0, seen: [] },
  ahead: 0,
  ...fields,
});
const step = (seq: number, fields: Partial<ProgressStep> = {}): ProgressStep => ({
  ...{ seq, seconds: 0, position: null, seen: [] },
  ...fields,
});

describe("§states#course progress in steps", () => {
  const upTo = (seconds: number, seq: number) =>
    step(seq, { seconds, position: { at: seconds }, seen: [[0, seconds]] });

  test("a lost step changes nothing a later one does not say", () => {
    const all = [upTo(10, 1), upTo(20, 2), upTo(30, 3)].reduce((r, s) => mergeStep(r, s, clock(60)), fresh());
    expect(mergeStep(fresh(), upTo(30, 3), clock(60))).toEqual(all);
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
        const steps = [...new Map(made.map((one) => [one.seq, one])).values()].map(
          ({ seq, from, length, seconds }) =>
            step(seq, { seconds, position: { at: from }, seen: [[from, from + length + 1]] }),
        );
        const shuffled = [
          ...steps.toReversed(),
          ...again.flatMap((index) => steps[index % steps.length] ?? []),
        ];
        const merge = (list: ProgressStep[]) => list.reduce((r, s) => mergeStep(r, s, clock(600)), fresh());
        expect(merge(shuffled)).toEqual(merge(steps));
      }),
    );
  });

  test("the place to go on is of the later sitting, however late the other's steps arrive", () => {
    const later = { openedAt: at(100), seq: 0, seconds: 0, seen: [] };
    const phone = mergeStep(fresh({ sitting: later }), step(1, { position: { at: 7 } }), clock(120));
    const old = { ...phone, sitting: fresh().sitting };
    expect(mergeStep(old, step(99, { position: { at: 500 } }), clock(130)).position).toEqual({ at: 7 });
  });

  test("nobody watches longer than it was open, nor faster than twice", () => {
    const hasty = mergeStep(fresh(), step(1, { seconds: 600, seen: [[0, 600]] }), clock(20));
    expect(hasty).toMatchObject({ seconds: 21, seen: [[0, 42]], ahead: 579 });
    const again = mergeStep(hasty, step(1, { seconds: 600, seen: [[0, 600]] }), clock(599));
    expect(again).toMatchObject({ seconds: 600, seen: [[0, 600]], ahead: 0 });
  });

  test("opening it again and again buys no time", () => {
    let record = fresh();
    for (let n = 0; n < 20; n += 1) {
      const sitting = { openedAt: at(n), seq: 0, seconds: 0, seen: [] };
      const seen: [number, number][] = [[n * 20, n * 20 + 20]];
      record = mergeStep({ ...record, sitting }, step(1, { seconds: 10, seen }), clock(n));
    }
    expect(record.seconds).toBeLessThanOrEqual(20);
    expect(rangesLength(record.seen)).toBeLessThanOrEqual(40);
  });

  test("what lies outside it is not there to be seen", () => {
    const film = mergeStep(fresh({ size: 30 }), step(1, { seen: [[20, 900]] }), clock(900));
    expect(film.seen).toEqual([[20, 30]]);
    const pages = fresh({ unit: "pages", size: 3 });
    expect(mergeStep(pages, step(1, { seen: [[0, 9]] }), clock(60)).seen).toEqual([[1, 4]]);
    // Length became known later.
    expect(mergeStep(fresh({ size: 30, seen: [[0, 90]] }), step(1), clock(60)).seen).toEqual([[0, 30]]);
  });

  test("§learning#learning-pace forged in a second: a document has its first page at once, every other one takes its time", () => {
    const pages = fresh({ unit: "pages", size: 20 });
    const all = step(1, { seconds: 999, seen: [[1, 21]] });
    expect(mergeStep(pages, all, clock(1))).toMatchObject({ seen: [[1, 2]], seconds: 2 });
    expect(mergeStep(pages, all, clock(37)).seen).toEqual([[1, 20]]);
    expect(mergeStep(pages, all, clock(38)).seen).toEqual([[1, 21]]);
    // Opened twenty times in a second, and each opening looks at another page.
    let often = pages;
    for (let page = 1; page <= 20; page += 1) {
      const sitting = { openedAt: at(1), seq: 0, seconds: 0, seen: [] };
      often = mergeStep({ ...often, sitting }, step(1, { seen: [[page, page + 1]] }), clock(1));
    }
    expect(rangesLength(often.seen)).toBe(1);
  });

  test("time that other sittings of the person took is not there twice", () => {
    const busy = mergeStep(fresh(), step(1, { seconds: 60, seen: [[0, 100]] }), clock(60, 10));
    expect(busy).toMatchObject({ seconds: 11, seen: [[0, 22]] });
    expect(secondsUsed(busy, usualPace)).toBe(11);
    const pages = mergeStep(fresh({ unit: "pages" }), step(1, { seen: [[1, 9]] }), clock(60));
    expect(secondsUsed(pages, usualPace)).toBe(14);
  });

  test("whatever is said, in any order and as often as you like, no more counts than the clock allows", () => {
    const anyStep = fc.tuple(
      fc.nat(600),
      fc.nat(600),
      fc.nat(900),
      fc.nat(120),
      fc.constantFrom("pages", "seconds"),
    );
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 12 }), (list) => {
        const unit = list[0]?.[4] ?? "seconds";
        let [record, now] = [fresh({ unit, size: null }), 0];
        for (const [from, length, seconds, passed] of list) {
          now += passed % 20;
          const sitting = passed > 90 ? { openedAt: at(now), seq: 0, seconds: 0, seen: [] } : record.sitting;
          const seen: [number, number][] = [[from, from + length + 1]];
          record = mergeStep({ ...record, sitting }, step(1, { seconds, seen }), clock(now));
          const most = unit === "pages" ? 1 + now / usualPace.secondsPerPage : (now + 1) * usualPace.playback;
          expect(rangesLength(record.seen)).toBeLessThanOrEqual(most);
          expect(record.seconds).toBeLessThanOrEqual(now + 1);
        }
      }),
    );
  });

  test.each([1, 2])(
    "a film that is honestly played at %i× counts to its end, however few steps arrive and how late",
    (rate) => {
      const arrives = fc.array(fc.record({ second: fc.nat(100 / rate), late: fc.nat(30) }), {
        maxLength: 12,
      });
      fc.assert(
        fc.property(arrives, (some) => {
          const end = Math.ceil(100 / rate);
          const all = [...some, { second: end, late: 0 }].toSorted(
            (a, b) => a.second + a.late - b.second - b.late,
          );
          const record = all.reduce(
            (before, { second, late }) => {
              const seen: [number, number][] = [[0, Math.round(second * rate)]];
              return mergeStep(before, step(second + 1, { seconds: second, seen }), clock(second + late));
            },
            fresh({ size: 100 }),
          );
          expect(record).toMatchObject({ seen: [[0, 100]], seconds: end });
        }),
      );
    },
  );

  test("a film in crumbs is not kept crumb by crumb", () => {
    const crumbs = (from: number) =>
      Array.from({ length: 500 }, (_, n): [number, number] => [from + n * 2, from + n * 2 + 1]);
    let record = fresh({ size: null });
    for (const from of [0, 1_000, 2_000])
      record = mergeStep(record, step(1, { seen: crumbs(from) }), clock(90_000));
    expect(record.seen).toHaveLength(1_000);
    expect(mergeStep(record, step(2, { seen: [[0, 5_000]] }), clock(90_000)).seen).toEqual([[0, 5_000]]);
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
            clock(now),
          );
          expect(next.seconds).toBeGreaterThanOrEqual(record.seconds);
          expect(rangesLength(next.seen)).toBeGreaterThanOrEqual(rangesLength(record.seen));
          record = next;
        }
      }),
    );
  });
});
