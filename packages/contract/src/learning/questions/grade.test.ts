import { describe, expect, test } from "vitest";
import type { QuestionAnswer } from "./answers.ts";
import { answerFits, bodyFaults } from "./check.ts";
import { gradeAnswer } from "./grade.ts";
import type { QuestionBody, QuestionOf } from "./kinds.ts";
import { readNumbers } from "./written.ts";

const common = { prompt: { "pt-BR": "Pergunta" }, fileId: null, feedback: {}, points: 1 };
const option = (id: string, share: number) => ({
  id,
  share,
  text: { "pt-BR": id },
  feedback: { "pt-BR": `on ${id}` },
  fileId: null,
});
const one: QuestionBody = {
  kind: "one",
  ...common,
  options: [option("a", 100), option("b", 50), option("c", -50)],
};
const several: QuestionBody = {
  kind: "several",
  ...common,
  options: [option("a", 50), option("b", 50), option("c", -50), option("d", 0)],
};
const thirds: QuestionBody = {
  kind: "several",
  ...common,
  options: [option("a", 33.33333), option("b", 33.33333), option("c", 33.33333), option("d", -100)],
};
const truth: QuestionBody = {
  kind: "true_false",
  ...common,
  right: false,
  whenTrue: { "pt-BR": "no" },
  whenFalse: { "pt-BR": "yes" },
};
const numeric: QuestionOf<"numeric"> = {
  kind: "numeric",
  ...common,
  unit: { "pt-BR": "GB" },
  answers: [
    { from: 16, to: 16, share: 100, feedback: {} },
    { from: 8, to: 20, share: 50, feedback: { "pt-BR": "near" } },
    { from: 0.3, to: 0.3, share: 25, feedback: {} },
    { from: 1500, to: 1500, share: 75, feedback: {} },
  ],
};
const words = (exact: boolean): QuestionBody => ({
  kind: "short_text",
  ...common,
  exact,
  answers: [
    { texts: { "pt-BR": ["Memória RAM", "RAM"], "en-US": ["memory"] }, share: 100, feedback: {} },
    { texts: { "pt-BR": ["memory"] }, share: 25, feedback: {} },
  ],
});
const ordering = {
  kind: "ordering" as const,
  ...common,
  items: ["a", "b", "c", "d"].map((id) => ({ id, text: { "pt-BR": id }, fileId: null })),
};
const pair = (id: string, right: string) => ({
  id,
  left: { "pt-BR": id },
  rightId: `r${id}`,
  right: { "pt-BR": right },
});
const matching = {
  kind: "matching" as const,
  ...common,
  pairs: [pair("a", "tinta"), pair("b", "tinta"), pair("c", "massa"), pair("d", "lixa")],
  others: [{ id: "x", text: { "pt-BR": "rolo" } }],
};
const essay: QuestionBody = { kind: "essay", ...common, longest: 100, rubric: [], model: {} };
const scale: QuestionBody = { kind: "scale", ...common, steps: 5, low: {}, high: {} };

const text = (kind: "numeric" | "short_text" | "essay", value: string): QuestionAnswer => ({
  kind,
  text: value,
});
const matched = (...pairs: string[]): QuestionAnswer => ({
  kind: "matching",
  pairs: pairs.map((each) => {
    const [left = "", right = ""] = each.split(" ");
    return { left, right };
  }),
});

describe("§learning#marking grading by kind", () => {
  test.each<[string, QuestionBody, QuestionAnswer, number | null]>([
    ["one, the best", one, { kind: "one", option: "a" }, 1],
    ["one, half right", one, { kind: "one", option: "b" }, 0.5],
    ["one, never below nothing", one, { kind: "one", option: "c" }, 0],
    ["one, of no part it has", one, { kind: "one", option: "z" }, 0],
    ["another kind's answer", one, { kind: "true_false", value: true }, 0],
    ["several, all", several, { kind: "several", options: ["b", "a"] }, 1],
    ["several, some", several, { kind: "several", options: ["a", "d"] }, 0.5],
    ["several, a wrong one takes away", several, { kind: "several", options: ["a", "b", "c"] }, 0.5],
    ["several, never below nothing", several, { kind: "several", options: ["c"] }, 0],
    ["several, thirds are all", thirds, { kind: "several", options: ["a", "b", "c"] }, 1],
    ["true or false, right", truth, { kind: "true_false", value: false }, 1],
    ["true or false, wrong", truth, { kind: "true_false", value: true }, 0],
    ["numeric, exact", numeric, text("numeric", "16"), 1],
    ["numeric, with its unit", numeric, text("numeric", " 16 gb"), 1],
    ["numeric, comma", numeric, text("numeric", "16,0"), 1],
    ["numeric, the end of a range", numeric, text("numeric", "20.0"), 0.5],
    ["numeric, behind the end", numeric, text("numeric", "20,01"), 0],
    ["numeric, sums of decimals", numeric, text("numeric", "0.30000000000000004"), 0.25],
    ["numeric, thousands", numeric, text("numeric", "1.500,00"), 0.75],
    ["numeric, thousands with a space", numeric, text("numeric", "1 500"), 0.75],
    ["numeric, none", numeric, text("numeric", "dezesseis"), 0],
    ["words, accents, case and spaces", words(false), text("short_text", " memoria   ram "), 1],
    ["words, exact: case matters", words(true), text("short_text", "ram"), 0],
    ["words, exact: accents still do not", words(true), text("short_text", "Memoria RAM"), 1],
    ["words, the language's own spelling first", words(false), text("short_text", "Memory"), 0.25],
    ["ordering, right", ordering, { kind: "ordering", items: ["a", "b", "c", "d"] }, 1],
    ["ordering, two of three follow", ordering, { kind: "ordering", items: ["b", "c", "d", "a"] }, 2 / 3],
    ["ordering, turned round", ordering, { kind: "ordering", items: ["d", "c", "b", "a"] }, 0],
    ["ordering, a neighbour said often", ordering, { kind: "ordering", items: ["a", "b", "a", "b"] }, 1 / 3],
    ["matching, right", matching, matched("a ra", "b rb", "c rc", "d rd"), 1],
    ["matching, sides that read the same", matching, matched("a rb", "b ra", "c rc", "d rd"), 1],
    ["matching, half", matching, matched("a ra", "b x", "c rc"), 0.5],
    ["essay, empty", essay, text("essay", " \n "), 0],
    ["essay", essay, text("essay", "Porque sim"), null],
    ["scale", scale, { kind: "scale", step: 3 }, null],
  ])("%s", (_, body, answer, share) => {
    const graded = gradeAnswer(body, answer, "pt-BR");
    if (share === null) expect(graded.share).toBeNull();
    else expect(graded.share).toBeCloseTo(share, 9);
    expect(graded.waits).toBe(body === essay && share === null);
  });

  test("another language has its own spelling first", () => {
    expect(gradeAnswer(words(false), text("short_text", "memory"), "en-US").share).toBe(1);
  });

  test("what the author says is on what was answered, then on the question", () => {
    const body: QuestionBody = { ...one, feedback: { "pt-BR": "general" } };
    expect(gradeAnswer(body, { kind: "one", option: "b" }, "pt-BR")).toMatchObject({
      parts: ["b"],
      feedback: [{ "pt-BR": "on b" }, { "pt-BR": "general" }],
    });
    expect(gradeAnswer(body, null, "pt-BR").feedback).toEqual([{ "pt-BR": "general" }]);
    expect(gradeAnswer(truth, { kind: "true_false", value: true }, "pt-BR").feedback).toEqual([
      { "pt-BR": "no" },
    ]);
    expect(gradeAnswer(numeric, text("numeric", "9"), "pt-BR")).toMatchObject({
      parts: ["1"],
      feedback: [{ "pt-BR": "near" }],
    });
  });

  test.each<[string, string, string[]]>([
    ["all in order", "a b c d", []],
    ["the first two turned round", "b a c d", ["on a", "on b"]],
    ["the last one first", "d a b c", ["on c", "on d"]],
    ["nothing follows rightly", "d c b a", ["on a", "on b", "on c", "on d"]],
  ])("what is said of an item goes to whoever misplaced it: %s", (_, items, feedback) => {
    const body = {
      ...ordering,
      items: ordering.items.map((item) => ({ ...item, feedback: { "pt-BR": `on ${item.id}` } })),
    };
    const graded = gradeAnswer(body, { kind: "ordering", items: items.split(" ") }, "pt-BR");
    expect(graded.feedback).toEqual(feedback.map((text) => ({ "pt-BR": text })));
  });

  test("what is said of a pair goes to whoever missed it", () => {
    const body = {
      ...matching,
      pairs: matching.pairs.map((each) => ({ ...each, feedback: { "pt-BR": `on ${each.id}` } })),
    };
    const feedbackFor = (answer: QuestionAnswer) => gradeAnswer(body, answer, "pt-BR").feedback;
    expect(feedbackFor(matched("a ra", "b rb", "c rc", "d rd"))).toEqual([]);
    expect(feedbackFor(matched("a rb", "b ra", "c x"))).toEqual([{ "pt-BR": "on c" }, { "pt-BR": "on d" }]);
  });
});

describe("§learning#questions numbers as people write them", () => {
  test.each<[string, number[]]>([
    ["3,14", [3.14]],
    ["3.14", [3.14]],
    ["1.500", [1.5, 1500]],
    ["1,500", [1.5, 1500]],
    ["1.234.567,8", [1_234_567.8]],
    ["1,234,567.8", [1_234_567.8]],
    ["−5", [-5]],
    ["+5", [5]],
    [".5", [0.5]],
    ["1e3", [1000]],
    ["12 500", [12_500]],
    ["1,2,3", []],
    ["1.2.3,4", []],
    ["", []],
    ["0x10", []],
    ["Infinity", []],
    ["1e999", []],
  ])("%s", (written, numbers) => {
    expect(readNumbers(written)).toEqual(numbers);
  });
  test("a unit before or behind is understood", () => {
    expect([readNumbers("R$ 50", ["R$"]), readNumbers("50%", ["%"]), readNumbers("GB", ["GB"])]).toEqual([
      [50],
      [50],
      [],
    ]);
  });
});

describe("§api#question-files an answer that does not belong to a question", () => {
  test.each<[string, QuestionBody, QuestionAnswer]>([
    ["of another kind", one, { kind: "several", options: ["a"] }],
    ["of no option it has", one, { kind: "one", option: "z" }],
    ["of an option twice", several, { kind: "several", options: ["a", "a"] }],
    ["of an item it does not have", ordering, { kind: "ordering", items: ["a", "z"] }],
    ["a left side twice", matching, matched("a ra", "a rb")],
    ["a right side twice", matching, matched("a ra", "b ra")],
    ["sides changed", matching, matched("ra a")],
    ["too long", essay, text("essay", "x".repeat(101))],
    ["more than the scale has", scale, { kind: "scale", step: 6 }],
  ])("%s", (_, body, answer) => {
    expect(answerFits(body, answer)).toBe(false);
  });
});

describe("§api#question-files a question that cannot be asked", () => {
  const codes = (body: QuestionBody) => bodyFaults(body, "pt-BR").map(({ code }) => code);
  test.each<[string, QuestionBody, string[]]>([
    ["without a prompt in the language", { ...one, prompt: { "en-US": "Question" } }, ["no_prompt"]],
    ["nothing right", { ...one, options: [option("a", 50), option("b", 0)] }, ["no_right_answer"]],
    [
      "too little right together",
      { ...several, options: [option("a", 50), option("b", 0)] },
      ["no_right_answer"],
    ],
    ["everything right", { ...one, options: [option("a", 100), option("b", 100)] }, ["no_wrong_answer"]],
    [
      "an id twice",
      { ...one, options: [option("a", 100), { ...option("a", 0), text: { "pt-BR": "b" } }] },
      ["part_twice"],
    ],
    [
      "a text twice",
      { ...one, options: [option("a", 100), { ...option("b", 0), text: { "pt-BR": "a" } }] },
      ["part_twice"],
    ],
    [
      "an option of nothing",
      { ...one, options: [option("a", 100), { ...option("b", 0), text: {} }] },
      ["part_without_text"],
    ],
    [
      "a range upside down",
      { ...numeric, answers: [{ from: 2, to: 1, share: 100, feedback: {} }] },
      ["range_upside_down", "no_right_answer"],
    ],
    [
      "no spelling",
      { kind: "short_text", ...common, exact: false, answers: [{ texts: {}, share: 100, feedback: {} }] },
      ["no_spelling", "no_right_answer"],
    ],
  ])("%s", (_, body, expected) => {
    expect(codes(body)).toEqual(expected);
  });
});
