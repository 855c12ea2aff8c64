import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { QuestionBody } from "../questions/kinds.ts";
import { choicesOf, type ItemFlag, itemStatistics } from "./items.ts";
import { type CountedAnswer, groupsOf, tallied } from "./tallies.ts";

const common = { prompt: {}, fileId: null, feedback: {}, points: 1 };
const body: QuestionBody = {
  ...common,
  kind: "one",
  options: [
    { id: "a", text: {}, fileId: null, share: 100, feedback: {} },
    { id: "b", text: {}, fileId: null, share: 0, feedback: {} },
    { id: "c", text: {}, fileId: null, share: 0, feedback: {} },
  ],
};
type Taken = CountedAnswer & { choice: string };
const taken = (choice: string, percent: number, rest = percent / 100): Taken => ({
  ...{ choice, percent, rest, share: choice === "a" ? 1 : 0 },
});
const times = (count: number, one: Taken) => Array.from({ length: count }, () => one);
const statistics = (answers: readonly Taken[], question: QuestionBody = body) =>
  itemStatistics(
    question,
    tallied(answers),
    answers.map(({ choice, percent }) => ({ choice, percent: Math.floor(percent), answers: 1 })),
  );

/** Pearson's r as it is written in books, over single answers. */
function pearson(answers: readonly CountedAnswer[]): number {
  const mean = (value: (one: CountedAnswer) => number) =>
    answers.reduce((sum, one) => sum + value(one), 0) / answers.length;
  const [x, y] = [mean(({ share }) => share), mean(({ rest }) => rest)];
  const cross = mean(({ share, rest }) => (share - x) * (rest - y));
  return cross / Math.sqrt(mean(({ share }) => (share - x) ** 2) * mean(({ rest }) => (rest - y) ** 2));
}

const anyAnswer = fc
  .record({
    choice: fc.constantFrom("a", "b", "c"),
    percent: fc.double({ min: 0, max: 100, noNaN: true }),
    rest: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ choice, percent, rest }) => taken(choice, percent, rest));

describe("§learning#item-analysis", () => {
  test("difficulty, point-biserial and index of a small test, reckoned by hand", () => {
    const statistic = statistics([
      ...times(27, taken("a", 90)),
      ...times(23, taken("a", 60)),
      ...times(23, taken("b", 60)),
      ...times(27, taken("c", 20)),
    ]);
    expect(statistic).toMatchObject({ answers: 100, difficulty: 0.5, right: 0.5, index: 1, flags: [] });
    // (M1 − M0)/s · √(pq): (0.762 − 0.384) / 0.2584 · 0.5
    expect(statistic.discrimination).toBeCloseTo(0.7314, 4);
    expect(statistic.choices).toEqual([
      { choice: "a", right: true, answers: 50, share: 0.5, upper: 1, lower: 0 },
      { choice: "b", right: false, answers: 23, share: 0.23, upper: 0, lower: 0 },
      { choice: "c", right: false, answers: 27, share: 0.27, upper: 0, lower: 1 },
    ]);
  });

  test("partial shares count in part", () => {
    const half = { ...taken("b", 50), share: 0.5 };
    expect(statistics([...times(2, taken("a", 50)), ...times(2, half)])).toMatchObject({
      ...{ difficulty: 0.75, right: 0.5, discrimination: null },
    });
  });

  test.each<[string, ItemFlag[], Taken[]]>([
    ["too few", ["too_few"], times(29, taken("c", 10))],
    ["too easy", ["too_easy", "unused"], [...times(99, taken("a", 60)), taken("b", 20)]],
    [
      "too hard",
      ["too_hard"],
      [...times(15, taken("a", 90)), ...times(45, taken("b", 50)), ...times(45, taken("c", 60))],
    ],
    [
      "the worse the better, and the best take a wrong one",
      ["negative", "lures_best"],
      [...times(30, taken("b", 90)), ...times(10, taken("c", 50)), ...times(30, taken("a", 20))],
    ],
    [
      "weak",
      ["weak"],
      [
        ...[...times(26, taken("a", 60)), ...times(24, taken("a", 40))],
        ...[...times(12, taken("b", 60)), ...times(12, taken("b", 40))],
        ...[...times(13, taken("c", 60)), ...times(13, taken("c", 40))],
      ],
    ],
    [
      "two of sixty the other way round deny nothing: it tells little, and misleads nobody",
      ["weak"],
      [
        ...[...times(15, taken("a", 80)), ...times(10, taken("b", 80)), ...times(5, taken("c", 80))],
        ...[...times(17, taken("a", 40)), ...times(9, taken("b", 40)), ...times(4, taken("c", 40))],
      ],
    ],
    [
      "the best prefer a wrong one, but the figures say that who knows more answers better",
      [],
      [
        ...[...times(12, taken("a", 90)), ...times(18, taken("b", 90))],
        ...[...times(8, taken("a", 50)), ...times(32, taken("b", 50))],
        ...[...times(2, taken("a", 20)), ...times(18, taken("b", 20)), ...times(10, taken("c", 20))],
      ],
    ],
    ["a distractor nobody takes", ["unused"], [...times(30, taken("a", 80)), ...times(30, taken("b", 30))]],
  ])("%s", (_, flags, answers) => {
    expect(statistics(answers).flags).toEqual(flags);
  });

  test("no answers are no figures", () => {
    expect(statistics([])).toMatchObject({
      ...{ answers: 0, difficulty: null, right: null, discrimination: null, index: null },
      flags: ["too_few"],
    });
  });

  test("of several choices every one that gives points is right, and the best luring themselves is no fault", () => {
    const several: QuestionBody = { ...body, kind: "several" };
    expect(choicesOf(several).map(({ right }) => right)).toEqual([true, false, false]);
    const answers = [...times(20, taken("b", 90)), ...times(20, taken("a", 40)), ...times(5, taken("c", 50))];
    expect(statistics(answers, several).flags).not.toContain("lures_best");
  });

  test("true or false offers two, numbers offer none", () => {
    const truth = { ...common, kind: "true_false", right: false, whenTrue: {}, whenFalse: {} } as const;
    expect(choicesOf(truth)).toEqual([
      { choice: "true", right: false },
      { choice: "false", right: true },
    ]);
    expect(choicesOf({ ...common, kind: "numeric", unit: {}, answers: [] })).toEqual([]);
  });

  test("figures stay within their ends, and r is the one of books", () => {
    fc.assert(
      fc.property(fc.array(anyAnswer, { minLength: 1, maxLength: 60 }), (answers) => {
        const statistic = statistics(answers);
        for (const value of [statistic.difficulty, statistic.right]) expect(value).toSatisfy(isBetween(0, 1));
        expect(statistic.index).toSatisfy(isBetween(-1, 1));
        if (statistic.discrimination !== null) {
          expect(statistic.discrimination).toSatisfy(isBetween(-1, 1));
          expect(statistic.discrimination).toBeCloseTo(pearson(answers), 3);
        }
        for (const { share, upper, lower } of statistic.choices)
          for (const value of [share, upper, lower]) expect(value).toSatisfy(isBetween(0, 1));
      }),
    );
  });

  test("in which order answers came says nothing", () => {
    const shuffled = fc
      .array(anyAnswer, { minLength: 2, maxLength: 40 })
      .chain((answers) =>
        fc.tuple(fc.constant(answers), fc.shuffledSubarray(answers, { minLength: answers.length })),
      );
    fc.assert(
      fc.property(shuffled, ([answers, others]) => {
        const [one, other] = [statistics(answers), statistics(others)];
        expect(other.flags).toEqual(one.flags);
        expect(other.difficulty).toBeCloseTo(one.difficulty ?? -1, 9);
        expect(other.index).toBeCloseTo(one.index ?? -2, 9);
        expect(other.discrimination ?? -2).toBeCloseTo(one.discrimination ?? -2, 6);
      }),
    );
  });

  test("the groups hold 27 % each, whoever stands at the border in part", () => {
    const { upper, lower, size } = groupsOf([
      { percent: 0, answers: 10 },
      { percent: 50, answers: 80 },
      { percent: 100, answers: 10 },
    ]);
    expect(size).toBeCloseTo(27);
    expect([upper(100), upper(50), upper(0)]).toEqual([1, (27 - 10) / 80, 0]);
    expect([lower(100), lower(50), lower(0)]).toEqual([0, (27 - 10) / 80, 1]);
  });
});

const isBetween = (least: number, most: number) => (value: number | null) =>
  value !== null && value >= least && value <= most;
