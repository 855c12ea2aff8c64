import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { describe, expect, test } from "vitest";
import { opinionOf } from "./opinions.ts";

const common = { prompt: { "pt-BR": "Ajudou?" }, fileId: null, feedback: {}, points: 1 };
const scale: QuestionBody = { kind: "scale", ...common, steps: 5, low: { "pt-BR": "Nada" }, high: {} };
const option = (id: string, text: string) => ({
  id,
  text: { "pt-BR": text },
  fileId: null,
  share: 0,
  feedback: {},
});

describe("§learning#opinions reaction evaluation: how opinions spread", () => {
  test("a scale: every step, with the mean", () => {
    const tallies = [
      { choice: "5", answers: 3 },
      { choice: "1", answers: 1 },
    ];
    expect(opinionOf(scale, tallies, "pt-BR")).toEqual({
      ...{ answers: 4, mean: 4 },
      choices: [
        { text: "1 · Nada", answers: 1 },
        ...["2", "3", "4"].map((text) => ({ text, answers: 0 })),
        { text: "5", answers: 3 },
      ],
    });
    expect(opinionOf(scale, [], "pt-BR")).toMatchObject({ answers: 0, mean: null });
  });

  test("several choices: each is counted for whoever took it", () => {
    const body: QuestionBody = {
      kind: "several",
      ...common,
      options: [option("a", "Vídeo"), option("b", "Texto")],
    };
    const tallies = [
      { choice: '["a", "b"]', answers: 2 },
      { choice: '["a"]', answers: 1 },
    ];
    expect(opinionOf(body, tallies, "pt-BR")).toEqual({
      ...{ answers: 3, mean: null },
      choices: [
        { text: "Vídeo", answers: 3 },
        { text: "Texto", answers: 2 },
      ],
    });
  });

  test("words have no choices", () => {
    const body: QuestionBody = { kind: "essay", ...common, longest: 200, rubric: [], model: {} };
    expect(opinionOf(body, [{ choice: null, answers: 2 }], "pt-BR")).toEqual({
      answers: 2,
      mean: null,
      choices: [],
    });
  });
});
