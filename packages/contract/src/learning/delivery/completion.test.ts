import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CompletionFacts, type CompletionRule, completionOf } from "./completion.ts";

const none: CompletionFacts = { opened: true, seen: [], size: null, seconds: 0, score: null, verdict: null };
type Case = [string, CompletionRule, Partial<CompletionFacts>, number];

describe("§states#course when an activity is done", () => {
  test.each<Case>([
    ["viewed, before it is opened", { rule: "viewed" }, { opened: false }, 0],
    ["viewed, once it is opened", { rule: "viewed" }, {}, 100],
    ["pages, of unknown number", { rule: "pages", share: 100 }, { seen: [[1, 5]] }, 0],
    ["pages, some of them", { rule: "pages", share: 100 }, { seen: [[1, 5]], size: 8 }, 50],
    ["pages, the share of them", { rule: "pages", share: 80 }, { seen: [[1, 9]], size: 10 }, 100],
    ["pages, a share below one page still asks for one", { rule: "pages", share: 1 }, { size: 3 }, 0],
    ["pages, one of one", { rule: "pages", share: 1 }, { seen: [[2, 3]], size: 3 }, 100],
    [
      "watched, the last half second is missing",
      { rule: "watched", share: 90 },
      { seen: [[0, 89]], size: 99 },
      100,
    ],
    ["watched, one second short", { rule: "watched", share: 90 }, { seen: [[0, 88]], size: 99 }, 98],
    ["watched, of no length", { rule: "watched", share: 90 }, { seen: [[0, 88]], size: 0 }, 0],
    ["time, half", { rule: "time", seconds: 60 }, { seconds: 30 }, 50],
    ["time, nearly", { rule: "time", seconds: 1_000 }, { seconds: 999 }, 99],
    ["time, more", { rule: "time", seconds: 60 }, { seconds: 90 }, 100],
    ["score, none yet", { rule: "score", minimum: 0 }, {}, 0],
    ["score, of zero where zero is enough", { rule: "score", minimum: 0 }, { score: 0 }, 100],
    ["score, below", { rule: "score", minimum: 70 }, { score: 69.9 }, 69],
    ["score, just", { rule: "score", minimum: 70 }, { score: 70 }, 100],
    ["verdict, none", { rule: "verdict", require: "completed" }, {}, 0],
    [
      "verdict, completed where that is asked",
      { rule: "verdict", require: "completed" },
      { verdict: "completed" },
      100,
    ],
    [
      "verdict, failed is completed too",
      { rule: "verdict", require: "completed" },
      { verdict: "failed" },
      100,
    ],
    [
      "verdict, completed where passing is asked",
      { rule: "verdict", require: "passed" },
      { verdict: "completed" },
      0,
    ],
    ["verdict, failed", { rule: "verdict", require: "passed" }, { verdict: "failed" }, 0],
    ["verdict, passed", { rule: "verdict", require: "passed" }, { verdict: "passed" }, 100],
  ])("%s", (_, rule, work, percent) => {
    expect(completionOf(rule, { ...none, ...work })).toBe(percent);
  });

  test("more seen, longer or better never is less, and it stays a whole percent", () => {
    const rules = fc.oneof<fc.Arbitrary<CompletionRule>[]>(
      fc.integer({ min: 1, max: 100 }).map((share) => ({ rule: "watched", share })),
      fc.integer({ min: 1, max: 100 }).map((share) => ({ rule: "pages", share })),
      fc.integer({ min: 1, max: 500 }).map((seconds) => ({ rule: "time", seconds })),
      fc.integer({ min: 0, max: 100 }).map((minimum) => ({ rule: "score", minimum })),
    );
    fc.assert(
      fc.property(rules, fc.nat(300), fc.nat(300), fc.integer({ min: 1, max: 300 }), (rule, a, b, size) => {
        const completionAt = (done: number) =>
          completionOf(rule, {
            ...none,
            seen: [[0, Math.min(done, size)]],
            ...{ size, seconds: done, score: Math.min(100, done) },
          });
        const [less, more] = [completionAt(Math.min(a, b)), completionAt(Math.max(a, b))];
        expect(more).toBeGreaterThanOrEqual(less);
        expect([Number.isInteger(more), more >= 0, more <= 100]).toEqual([true, true, true]);
      }),
    );
  });
});
