import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import { solutionOf } from "@trilha/contract/learning/questions/solution.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyQuestion } from "../../../../test/any-question.ts";
import { questionOf } from "../../../../test/builders-tests.ts";
import { inWords } from "./in-words.ts";

const reader = { locale: "pt-BR", fallback: "pt-BR" } as const;

test.each<[keyof typeof questionOf, QuestionAnswer, string]>([
  ["one", { kind: "one", option: "ouvir" }, "Ouvir o cliente"],
  ["one", { kind: "one", option: "gone" }, "gone"],
  ["true_false", { kind: "true_false", value: false }, "Falso"],
  ["short_text", { kind: "short_text", text: "Tela" }, "Tela"],
  ["essay", { kind: "essay", text: "Uma linha\ne outra" }, "Uma linha\ne outra"],
])("§learning#attempt-frozen an answer to %s as a person reads it: %j", (kind, answer, words) => {
  expect(inWords(questionOf[kind], answer, reader)).toBe(words);
});

test("§learning#attempt-frozen every answer has words, or ids where its parts are gone", () => {
  fc.assert(
    fc.property(anyQuestion, anyQuestion, (body, other) => {
      const answer = solutionOf(body, "pt-BR");
      if (!answer) return;
      expect(inWords(body, answer, reader).length).toBeGreaterThan(0);
      expect(typeof inWords(other, answer, reader)).toBe("string");
    }),
  );
});
