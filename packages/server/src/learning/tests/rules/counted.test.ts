import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countedAnswers, lateAnswers, type StoredAnswer } from "./counted.ts";

let arrived = 0;
const step = (
  device: string,
  seq: number,
  value: boolean | null,
  more: Partial<StoredAnswer> = {},
): StoredAnswer => {
  arrived += 1;
  return {
    ...{ id: arrived, device, seq, question: 0, final: false, late: false },
    answer: value === null ? null : { kind: "true_false", value },
    ...more,
  };
};
const meant = (...steps: StoredAnswer[]) => {
  const { answer } = countedAnswers(steps).get(0) ?? {};
  return answer?.kind === "true_false" ? answer.value : answer;
};

describe("§learning#attempt-frozen which answer counts", () => {
  test("of one device the latest it said, in whatever order it arrived", () => {
    expect(meant(step("a", 1, true), step("a", 2, false))).toBe(false);
    expect(meant(step("a", 2, false), step("a", 1, true))).toBe(false);
  });

  test("of two devices the one whose newest step arrived last", () => {
    expect(meant(step("a", 1, true), step("b", 1, false))).toBe(false);
    expect(meant(step("a", 7, true), step("b", 1, false))).toBe(false);
    expect(
      meant(step("a", 5, true), step("b", 1, false), step("a", 3, true)),
      "an old one was on its way",
    ).toBe(false);
    expect(meant(step("a", 5, true), step("b", 1, false), step("a", 6, true))).toBe(true);
  });

  test("an answer that was taken back is none", () => {
    expect(meant(step("a", 1, true), step("a", 2, null))).toBeNull();
    expect(meant()).toBeUndefined();
  });

  test("what was handed in stays, whatever comes after it", () => {
    expect(meant(step("a", 1, true, { final: true }), step("a", 2, false))).toBe(true);
    expect(meant(step("a", 1, true, { final: true }), step("b", 9, false, { final: true }))).toBe(true);
  });

  test("what came too late is kept and does not count", () => {
    const steps = [step("a", 1, true), step("a", 2, false, { late: true })];
    expect(meant(...steps)).toBe(true);
    expect([...lateAnswers(steps)]).toEqual([]);
    const only = [step("a", 1, false, { late: true })];
    expect(meant(...only)).toBeUndefined();
    expect(lateAnswers(only).get(0)?.answer).toEqual({ kind: "true_false", value: false });
  });

  test("the order rows are read in says nothing", () => {
    const any = fc.record({
      ...{
        device: fc.constantFrom("a", "b"),
        seq: fc.integer({ min: 1, max: 9 }),
        question: fc.integer({ min: 0, max: 2 }),
      },
      ...{ final: fc.boolean(), late: fc.boolean(), answer: fc.constant(null) },
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(any, { selector: ({ device, seq }) => `${device}${seq}` }),
        fc.infiniteStream(fc.nat()),
        (rows, at) => {
          const steps = rows.map((row, id) => ({ ...row, id }));
          const shuffled = steps.toSorted(() => ((at.next().value ?? 0) % 2 === 0 ? 1 : -1));
          const plain = (answers: ReadonlyMap<number, StoredAnswer>) =>
            [...answers].toSorted(([a], [b]) => a - b);
          expect(plain(countedAnswers(shuffled))).toEqual(plain(countedAnswers(steps)));
        },
      ),
    );
  });
});
