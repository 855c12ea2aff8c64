import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { describe, expect, test } from "vitest";
import { aTruth } from "../../../../test/builders-attempts.ts";
import { questionOf } from "../../../../test/builders-tests.ts";
import { gradedPaper, type Paper } from "./graded.ts";

const essay = { ...questionOf.essay, points: 10 };
const yes = { kind: "true_false", value: true } as const;
const paper = (bodies: QuestionBody[], fields: Partial<Paper> = {}): Paper => ({
  ...{ type: "conventional_test", settings: { minimumScore: 60 }, locale: "pt-BR", bodies },
  ...{ answers: new Map([[0, yes]]), marks: new Map() },
  ...fields,
});
const written = new Map<number, QuestionAnswer>([
  [0, yes],
  [1, { kind: "essay", text: "Ouço." }],
]);

describe("§states#attempts-allowed what a paper comes to", () => {
  test.each([
    [
      "one of two right",
      paper([aTruth(), aTruth()]),
      { state: "done", points: 1, percent: 50, passed: false },
    ],
    [
      "an essay waits",
      paper([aTruth(), essay], { answers: written }),
      { state: "marking", points: null, passed: null },
    ],
    [
      "marked",
      paper([aTruth(), essay], { answers: written, marks: new Map([[1, 7.5]]) }),
      { state: "done", points: 8.5, percent: 77.27, passed: true },
    ],
    [
      "marked above all there is",
      paper([essay], { answers: new Map([[0, { kind: "essay", text: "x" }]]), marks: new Map([[0, 99]]) }),
      { points: 10, percent: 100 },
    ],
    [
      "an essay left empty",
      paper([aTruth(), essay]),
      { state: "done", points: 1, percent: 9.09, passed: false },
    ],
    [
      "an opinion waits for nobody",
      paper([aTruth(), essay], { type: "unevaluated_quiz", answers: written }),
      { state: "done", percent: null, passed: null },
    ],
    [
      "a scale counts nowhere",
      paper([questionOf.scale], {
        type: "reaction_evaluation",
        answers: new Map([[0, { kind: "scale", step: 4 }]]),
      }),
      { state: "done", points: 0, total: 0 },
    ],
  ] as const)("%s", (_, paper, result) => {
    expect(gradedPaper(paper)).toMatchObject(result);
  });
});
