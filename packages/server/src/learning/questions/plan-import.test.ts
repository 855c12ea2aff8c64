import { describe, expect, test } from "vitest";
import { aChoice } from "../../../test/builders-questions.ts";
import type { ImportedQuestion } from "./imported.ts";
import { type BankQuestion, planImport } from "./plan-import.ts";

const body = aChoice({ prompt: { "pt-BR": "Qual?", "en-US": "Which?" } });
const known: BankQuestion = {
  ...{ id: "k", state: "active", tags: ["x"], difficulty: 3, body_version: 4, body: body },
};
const imported = (fields: Partial<ImportedQuestion> = {}): ImportedQuestion => ({
  ...{ line: 2, id: null, tags: ["x"], difficulty: 3, body: body },
  ...fields,
});
const plan = (
  questions: ImportedQuestion[],
  language: "pt-BR" | "fr-FR" | null = null,
  more: Partial<BankQuestion> = {},
) => planImport(questions, { known: [{ ...known, ...more }], pictures: new Set(), language });
const counts = (plan: ReturnType<typeof planImport>) => [
  plan.creates.length,
  plan.updates.length,
  plan.unchanged,
  plan.errors.length,
];
const inPortuguese = aChoice({ prompt: { "pt-BR": "Qual?" } });

const inFrench = JSON.parse(JSON.stringify(inPortuguese).replaceAll("pt-BR", "fr-FR")) as typeof inPortuguese;
const otherFrench = aChoice({ prompt: { "fr-FR": "Lequel ?" } });
const anew = { body: aChoice({ prompt: { "pt-BR": "Quando?" } }) };

describe("§api#question-files what bringing questions in does", () => {
  test.each<[string, ReturnType<typeof planImport>, number[]]>([
    ["the same, word for word, is there already", plan([imported()]), [0, 0, 1, 0]],
    [
      "whatever its parts are called",
      plan([
        imported({ body: { ...body, options: body.options.map((one) => ({ ...one, id: `z${one.id}` })) } }),
      ]),
      [0, 0, 1, 0],
    ],
    ["filed under other tags by now it is still the same", plan([imported({ tags: [] })]), [0, 0, 1, 0]],
    ["in another language it is the same words", plan([imported({ body: inFrench })], "fr-FR"), [0, 0, 1, 0]],
    [
      "other words in that language are another",
      plan([imported({ body: otherFrench })], "fr-FR"),
      [1, 0, 0, 0],
    ],
    ["named by its id it is written anew", plan([imported({ id: "k", tags: [] })]), [0, 1, 0, 0]],
    ["named and the same", plan([imported({ id: "k" })]), [0, 0, 1, 0]],
    [
      "an id of elsewhere is a new one",
      plan([imported({ id: "other", body: aChoice({ prompt: { "pt-BR": "Quando?" } }) })]),
      [1, 0, 0, 0],
    ],
    [
      "in the one language of the file it is the same",
      plan([imported({ body: inPortuguese })], "pt-BR"),
      [0, 0, 1, 0],
    ],
    ["in all languages it is not", plan([imported({ body: inPortuguese })]), [1, 0, 0, 0]],
    ["a retired one comes anew", plan([imported()], null, { state: "retired" }), [1, 0, 0, 0]],
    ["twice in a file", plan([imported(anew), imported({ ...anew, line: 3 })]), [1, 0, 0, 0]],
    ["twice by one id", plan([imported({ id: "k" }), imported({ id: "k", line: 3 })]), [0, 0, 1, 1]],
    ["a picture nobody sent", plan([imported({ body: { ...body, fileId: "gone" } })]), [0, 0, 0, 1]],
  ])("%s", (_, planned, expected) => {
    expect(counts(planned)).toEqual(expected);
  });

  test("what stays out is named", () => {
    const twice = plan([imported(anew), imported({ ...anew, line: 9 })]);
    expect(twice.notes).toMatchObject([{ line: 9, code: "question_twice_left", params: { line: 2 } }]);
    const again = plan([imported({ body: inFrench })], "fr-FR");
    expect(again.notes).toMatchObject([
      { line: 2, code: "question_other_language", params: { language: "Português" } },
    ]);
  });
});
