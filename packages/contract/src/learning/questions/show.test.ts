import { expect, test } from "vitest";
import type { QuestionBody } from "./kinds.ts";
import { showQuestion } from "./show.ts";

const common = { prompt: { "pt-BR": "Qual?" }, fileId: null, feedback: {}, points: 2 };
const shown = (body: QuestionBody) =>
  showQuestion(body, { locale: "pt-BR", fallback: "pt-BR", order: [], pictures: () => null });
const option = (id: string, share: number) => ({
  ...{ id, share, text: { "pt-BR": id }, fileId: null, feedback: {} },
});
const oneOf = (...shares: number[]): QuestionBody => ({
  ...{ kind: "one", ...common },
  options: shares.map((share, at) => option(`o${at}`, share)),
});

test.each<[string, QuestionBody, boolean]>([
  ["one right, the others worth nothing", oneOf(100, 0, 0), false],
  ["one right, another in part", oneOf(0, 50, 100), true],
  ["two that are both right", oneOf(100, 100, 0), false],
  ["a wrong one that costs", oneOf(100, -50), false],
  [
    "a number nearly met",
    {
      ...{ kind: "numeric", ...common, unit: {} },
      answers: [
        { from: 8, to: 8, share: 100, feedback: {} },
        { from: 7, to: 9, share: 50, feedback: {} },
      ],
    },
    true,
  ],
  [
    "one spelling",
    {
      ...{ kind: "short_text", ...common, exact: false },
      answers: [{ texts: { "pt-BR": ["RAM"] }, share: 100, feedback: {} }],
    },
    false,
  ],
])("§learning#partial-credit is told beforehand: %s", (_, body, partly) => {
  expect(shown(body)).toMatchObject({ partly });
});
