import type { QuestionBody, QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import { describe, expect, it } from "vitest";
import { judgesAnew } from "./judged.ts";
import { newBody } from "./new-body.ts";

const question = <Kind extends QuestionBody["kind"]>(kind: Kind): QuestionOf<Kind> => {
  const body = newBody(kind);
  const isKind = (one: QuestionBody): one is QuestionOf<Kind> => one.kind === kind;
  if (!isKind(body)) throw new Error(kind);
  return body;
};

describe("§learning#regrade fixing a question", () => {
  const one = question("one");
  const [first, second, third] = one.options;
  const trueFalse = question("true_false");
  const pairs = question("matching");
  const range = question("numeric");
  it.each<[string, QuestionBody, QuestionBody, boolean]>([
    ["other words", one, { ...one, prompt: { "pt-BR": "Outra" }, feedback: { "pt-BR": "x" } }, false],
    [
      "another share",
      one,
      { ...one, options: one.options.map((option) => ({ ...option, share: 100 })) },
      true,
    ],
    ["other points", one, { ...one, points: 3 }, true],
    ["one choice less", one, { ...one, options: [first, second].flatMap((each) => each ?? []) }, true],
    ["the same", one, { ...one, options: [first, second, third].flatMap((each) => each ?? []) }, false],
    ["true, not false", trueFalse, { ...trueFalse, right: false }, true],
    [
      "a pair said otherwise",
      pairs,
      { ...pairs, pairs: pairs.pairs.map((pair) => ({ ...pair, right: { "pt-BR": "y" } })) },
      false,
    ],
    ["a wider range", range, { ...range, answers: range.answers.map((each) => ({ ...each, to: 9 })) }, true],
  ])("%s: %#", (_, before, after, anew) => {
    expect(judgesAnew(before, after)).toBe(anew);
  });
});
