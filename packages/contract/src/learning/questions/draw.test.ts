import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TestPart } from "../tests/test-settings.ts";
import { drawPaper, fitsPart, type PoolQuestion } from "./draw.ts";
import { chanceOf, shuffled } from "./random.ts";
import { type Difficulty, difficulties } from "./sorts.ts";

const bankPart = (
  id: string,
  count: number,
  more: Partial<Extract<TestPart, { from: "bank" }>> = {},
): TestPart => ({
  from: "bank",
  id,
  bankId: "bank",
  tags: [],
  difficulties: [],
  count,
  moduleId: null,
  ...more,
});
const chosenPart = (id: string, questionIds: string[]): TestPart => ({
  from: "chosen",
  id,
  questionIds,
  moduleId: null,
});
const question = (
  id: string,
  tags: string[] = [],
  difficulty: Difficulty = 1,
  bankId = "bank",
): PoolQuestion => ({
  id,
  version: 1,
  bankId,
  tags,
  difficulty,
});
const idsOf = (result: ReturnType<typeof drawPaper>) =>
  "questions" in result ? result.questions.map(({ questionId }) => questionId) : [];

describe("§entities#course-test drawing a paper", () => {
  test("by bank, all of the tags, any of the difficulties", () => {
    const pool = [
      question("a", ["x", "y"], 1),
      question("b", ["x"], 1),
      question("c", ["x", "y"], 3),
      question("d", ["x", "y"], 1, "other"),
      question("e", ["x", "y"], 2),
    ];
    const part = bankPart("p", 2, { tags: ["x", "y"], difficulties: [1, 2] });
    expect(idsOf(drawPaper([part], pool, chanceOf("1"))).toSorted()).toEqual(["a", "e"]);
  });

  test("says which part lacks how many", () => {
    const pool = [question("a", ["x"]), question("b")];
    const parts = [bankPart("p", 2), bankPart("q", 1, { tags: ["x"] }), chosenPart("r", ["gone"])];
    expect(drawPaper(parts, pool, chanceOf("1"))).toEqual({
      missing: [
        { partId: "p", wanted: 2, there: 1 },
        { partId: "r", wanted: 1, there: 0 },
      ],
    });
  });

  test("what is chosen by name is never drawn a second time, and named twice it lacks", () => {
    const pool = [question("a"), question("b")];
    expect(idsOf(drawPaper([bankPart("p", 1), chosenPart("q", ["a"])], pool, chanceOf("1")))).toEqual([
      "b",
      "a",
    ]);
    expect(drawPaper([chosenPart("p", ["a"]), chosenPart("q", ["a"])], pool, chanceOf("1"))).toEqual({
      missing: [{ partId: "q", wanted: 1, there: 0 }],
    });
  });

  test("parts make way for each other along a chain", () => {
    const pool = [
      question("a", ["x"]),
      question("b", ["x", "y"]),
      question("c", ["y", "z"]),
      question("d", ["z"]),
    ];
    const parts = [
      bankPart("x", 1, { tags: ["x"] }),
      bankPart("y", 2, { tags: ["y"] }),
      bankPart("z", 1, { tags: ["z"] }),
    ];
    for (let seed = 0; seed < 50; seed += 1) {
      const drawn = idsOf(drawPaper(parts, pool, chanceOf(String(seed))));
      expect(drawn.toSorted()).toEqual(["a", "b", "c", "d"]);
    }
  });

  test("by chance: every question has its turn, and the same seed draws the same", () => {
    const pool = Array.from({ length: 10 }, (_, at) => question(`q${at}`));
    const drawn = (seed: number) => idsOf(drawPaper([bankPart("p", 3)], pool, chanceOf(String(seed))));
    const times = new Map<string, number>();
    for (let seed = 0; seed < 1000; seed += 1)
      for (const id of drawn(seed)) times.set(id, (times.get(id) ?? 0) + 1);
    expect([...times.values()].every((count) => count > 220 && count < 380)).toBe(true);
    expect(times.size).toBe(10);
    expect(drawn(7)).toEqual(drawn(7));
  });

  const tags = ["x", "y", "z"];
  const anyPool = fc
    .array(
      fc.record({
        tags: fc.subarray(tags),
        difficulty: fc.constantFrom(...difficulties),
        bankId: fc.constantFrom("bank", "other"),
      }),
      { maxLength: 14 },
    )
    .map((list) => list.map((each, at): PoolQuestion => ({ ...each, id: `q${at}`, version: 1 })));
  const anyParts = fc
    .array(
      fc.record({
        count: fc.integer({ min: 1, max: 5 }),
        tags: fc.subarray(tags),
        difficulties: fc.subarray([...difficulties]),
        bankId: fc.constantFrom("bank", "other"),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((list) => list.map(({ count, ...each }, at) => bankPart(`p${at}`, count, each)));

  test("nothing twice, each fits its part; a paper that can be filled is filled", () => {
    fc.assert(
      fc.property(anyPool, anyParts, fc.string(), (pool, parts, seed) => {
        const result = drawPaper(parts, pool, chanceOf(seed));
        expect("missing" in result).toBe(hallFails(parts, pool));
        if ("missing" in result) return;
        const ids = idsOf(result);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { partId, questionId } of result.questions) {
          const part = parts.find(({ id }) => id === partId);
          const drawn = pool.find(({ id }) => id === questionId);
          expect(part?.from === "bank" && drawn && fitsPart(part, drawn)).toBe(true);
        }
        expect(ids).toHaveLength(
          parts.reduce((sum, part) => sum + (part.from === "bank" ? part.count : 0), 0),
        );
      }),
    );
  });

  /** Some parts together ask for more than all of what any of them may take: then, and only then, there is no paper. */
  function hallFails(parts: readonly TestPart[], pool: readonly PoolQuestion[]): boolean {
    for (let mask = 1; mask < 1 << parts.length; mask += 1) {
      const some = parts.filter((_, at) => (mask >> at) & 1);
      const wanted = some.reduce((sum, part) => sum + (part.from === "bank" ? part.count : 0), 0);
      const there = pool.filter((each) => some.some((part) => part.from === "bank" && fitsPart(part, each)));
      if (there.length < wanted) return true;
    }
    return false;
  }

  test("shuffling keeps everything", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.string(), (values, seed) => {
        const ascending = (one: number, other: number) => one - other;
        expect(shuffled(values, chanceOf(seed)).toSorted(ascending)).toEqual(values.toSorted(ascending));
      }),
    );
  });
});
