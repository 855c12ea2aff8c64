import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyQuestion } from "../../../../test/any-question.ts";
import { aChoice } from "../../../../test/builders-questions.ts";
import { cleanBody, cleanTags, partIdsOf, withFreshIds } from "./clean-body.ts";

describe("§learning#questions a question as it is kept", () => {
  test("a language without a text is left out, and lines end one way", () => {
    const { prompt, feedback } = cleanBody(
      aChoice({ prompt: { "pt-BR": "a\r\nb\rc", "en-US": "" }, feedback: { "fr-FR": "" } }),
    );
    expect([prompt, feedback]).toEqual([{ "pt-BR": "a\nb\nc" }, {}]);
  });

  test("cleaned twice is cleaned once", () => {
    fc.assert(
      fc.property(anyQuestion, (body) => {
        expect(cleanBody(cleanBody(body))).toEqual(cleanBody(body));
      }),
    );
  });

  test("parts that were there keep their ids, new ones get ids of chance, each its own", () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(4), (body, remaining) => {
        const before = partIdsOf(body);
        const known = new Set(before.slice(0, remaining));
        let made = 0;
        // The same one twice in a row is asked for again.
        const after = partIdsOf(withFreshIds(body, known, () => `n${Math.floor(made++ / 2)}`));
        expect(new Set(after).size).toBe(before.length);
        for (const [at, id] of before.entries()) expect(after[at] === id).toBe(known.has(id));
      }),
    );
  });

  test("tags are small, each once, in order", () => {
    expect(cleanTags([" CPU", "cpu", "", "Ação  B", "a"])).toEqual(["a", "ação b", "cpu"]);
  });
});
