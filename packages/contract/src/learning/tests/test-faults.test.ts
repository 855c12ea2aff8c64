import { describe, expect, it } from "vitest";
import { locales } from "../../core/locale.ts";
import { faultInWords } from "../authoring/fault-words.ts";
import type { TestType } from "../delivery/activity-types.ts";
import type { OutlineModule } from "../delivery/outline.ts";
import type { PoolQuestion, TestableQuestion } from "../questions/draw.ts";
import { questionCount, stoppingTestFaults, testFaults, warningTestFaults } from "./test-faults.ts";
import type { TestData, TestPart } from "./test-settings.ts";

const BANK = "b";
const fromBank = (
  id: string,
  count: number,
  more: Partial<Extract<TestPart, { from: "bank" }>> = {},
): TestPart => ({
  ...{ from: "bank", id, bankId: BANK, tags: [], difficulties: [], count, moduleId: null },
  ...more,
});
const data = (changes: Partial<TestData> = {}): TestData => ({
  parts: [fromBank("one", 2)],
  minimumScore: 70,
  maximumAttempts: 3,
  minutes: null,
  shuffleQuestions: true,
  shuffleOptions: true,
  feedback: "end",
  closesAt: null,
  onFailure: "none",
  improve: true,
  ...changes,
});
const questionOf = (id: string, tags: string[] = []): PoolQuestion => ({
  ...{ id, version: 1, bankId: BANK, tags, difficulty: 3 },
});
const pool = [questionOf("a"), questionOf("b", ["safety"]), questionOf("c", ["safety"])];
const module = (id: string, ...types: string[]) =>
  ({ id, activities: types.map((type) => ({ type })) }) as unknown as OutlineModule;
const modules = [module("m1", "video"), module("m2", "pdf"), module("end", "block_general_test")];
const codesOf = (type: TestType, changes: Partial<TestData>, now?: Date) =>
  testFaults(type, data(changes), { modules, pool, now }).map(({ code }) => code);

describe("§learning#questions a test may not ask, or asks with a consequence", () => {
  const chosen: TestPart = { from: "chosen", id: "x", questionIds: ["q"], moduleId: null };
  const questionCodes = (
    type: TestType,
    question: Partial<TestableQuestion>,
    changes: Partial<TestData> = {},
  ) => {
    const around = { modules, pool: [{ ...questionOf("q"), ...question }], own: "pt-BR" } as const;
    return testFaults(type, data({ parts: [chosen], ...changes }), around).map(({ code }) => code);
  };
  it.each<[string, TestType, Partial<TestableQuestion>, Partial<TestData>, string[]]>([
    ["a retired one", "conventional_test", { retired: true }, {}, ["test_question_retired"]],
    ["one in another language", "conventional_test", { locales: ["fr-FR"] }, {}, ["test_question_language"]],
    ["one in its own language", "conventional_test", { locales: ["pt-BR"] }, {}, []],
    ["a scale in a quiz", "unevaluated_quiz", { kind: "scale" }, {}, ["test_scale"]],
    ["a scale in a reaction evaluation", "reaction_evaluation", { kind: "scale" }, {}, []],
    ["an essay told at the end", "evaluated_quiz", { kind: "essay" }, {}, []],
    ["an essay told at once", "evaluated_quiz", { kind: "essay" }, { feedback: "now" }, ["test_essay_waits"]],
    [
      "an essay that may be drawn",
      "evaluated_quiz",
      { kind: "essay" },
      { feedback: "now", parts: [fromBank("one", 1)] },
      ["test_essay_waits"],
    ],
  ])("%s", (_, type, question, changes, codes) => {
    expect(questionCodes(type, question, changes)).toEqual(codes);
  });
});

describe("§states#attempts-allowed what is wrong with a test", () => {
  it.each<[string, TestType, Partial<TestData>, string[]]>([
    ["nothing", "conventional_test", {}, []],
    ["no part", "conventional_test", { parts: [] }, ["test_empty"]],
    ["more than there is", "conventional_test", { parts: [fromBank("one", 4)] }, ["test_too_few"]],
    [
      "parts that need the same questions",
      "conventional_test",
      { parts: [fromBank("one", 2), fromBank("two", 2, { tags: ["safety"] })] },
      ["test_too_few"],
    ],
    [
      "a question that is gone",
      "conventional_test",
      {
        parts: [{ from: "chosen", id: "x", questionIds: ["a", "gone"], moduleId: null }],
      },
      ["test_too_few"],
    ],
    [
      "modules nothing is asked about",
      "block_general_test",
      {
        parts: [fromBank("one", 1, { moduleId: "m1" })],
      },
      ["test_module_uncovered"],
    ],
    ["a block nobody reaches", "block_test", { maximumAttempts: null }, ["test_never_lost"]],
    ["unlimited, without consequence", "conventional_test", { maximumAttempts: null }, []],
    ["an opinion without limit", "unevaluated_quiz", { maximumAttempts: null, onFailure: "block" }, []],
    [
      "answers after a close that never comes",
      "conventional_test",
      { feedback: "after_close" },
      ["test_feedback_never"],
    ],
  ])("%s", (_, type, changes, codes) => {
    expect(codesOf(type, changes)).toEqual(codes);
  });

  it("says of which part how many there are", () => {
    const parts = [fromBank("one", 1), fromBank("two", 3, { tags: ["safety"] })];
    expect(testFaults("restart_test", data({ parts }), { modules, pool })).toEqual([
      { code: "test_too_few", params: { part: 2, wanted: 3, there: 2 } },
    ]);
  });

  it("says nothing of what is not known yet", () => {
    expect(testFaults("block_test", data({ parts: [fromBank("one", 99)] }), { modules })).toEqual([]);
  });

  it("warns of a test that has closed", () => {
    const closesAt = "2026-05-01T03:00:00Z";
    expect(codesOf("block_test", { closesAt }, new Date("2026-05-01T03:00:00Z"))).toEqual(["test_closed"]);
    expect(codesOf("block_test", { closesAt }, new Date("2026-05-01T02:59:59Z"))).toEqual([]);
  });

  it("holds no more than an attempt may", () => {
    const parts = [fromBank("one", 100), fromBank("two", 100), fromBank("three", 1)];
    expect(questionCount({ parts })).toBe(201);
    expect(testFaults("block_test", data({ parts }), { modules })[0]?.code).toBe("test_too_many");
  });

  it.each([...stoppingTestFaults, ...warningTestFaults])("%s is said in four languages", (code) => {
    expect(locales.filter((locale) => faultInWords({ code, params: {} }, locale))).toEqual([...locales]);
  });
});
