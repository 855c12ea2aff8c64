import { questionBody } from "@trilha/contract/learning/questions/kinds.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyQuestion } from "../../../../test/any-question.ts";
import { inOneLanguage } from "../plan-import.ts";
import { inOtherLanguage } from "./in-other-language.ts";

const question = questionBody.parse({
  ...{ kind: "short_text", prompt: { "pt-BR": "Which cable?" }, fileId: null, feedback: {}, points: 1 },
  exact: false,
  answers: [{ texts: { "pt-BR": ["USB-C", "type C"] }, share: 100, feedback: { "pt-BR": "Right" } }],
});

describe("§learning#question-language", () => {
  test("every text of a question goes along, spellings too", () => {
    expect(inOtherLanguage(question, { from: "pt-BR", to: "en-US" })).toEqual({
      body: {
        ...question,
        prompt: { "en-US": "Which cable?" },
        answers: [{ texts: { "en-US": ["USB-C", "type C"] }, share: 100, feedback: { "en-US": "Right" } }],
      },
    });
  });

  test("nothing is written over, and nothing is made of nothing", () => {
    const both = { ...question, prompt: { ...question.prompt, "en-US": "Which?" } };
    expect(inOtherLanguage(both, { from: "pt-BR", to: "en-US" })).toBe("taken");
    expect(inOtherLanguage(question, { from: "en-US", to: "fr-FR" })).toBe("silent");
    expect(inOtherLanguage(question, { from: "pt-BR", to: "pt-BR" })).toBe("silent");
  });

  test("there and back again is the same question, and can be kept on the way", () => {
    fc.assert(
      fc.property(anyQuestion, (any) => {
        const one = inOneLanguage(any, "pt-BR");
        if (!one) return;
        const there = inOtherLanguage(one, { from: "pt-BR", to: "fr-FR" });
        if (typeof there === "string") return;
        expect(questionBody.safeParse(there.body).success).toBe(true);
        expect(inOtherLanguage(there.body, { from: "fr-FR", to: "pt-BR" })).toEqual({ body: one });
      }),
    );
  });
});
