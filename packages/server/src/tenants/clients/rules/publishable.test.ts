import { paragraphs, type WrittenText } from "@trilha/contract/core/rich-text.ts";
import { describe, expect, test } from "vitest";
import { unpublishable, wholeTexts } from "./publishable.ts";

const text = (words: string, rest: Partial<WrittenText> = {}): WrittenText => ({
  title: "Termos",
  summary: "",
  blocks: paragraphs(words),
  ...rest,
});
const draft = { kind: "terms", before: undefined, defaultLocale: "pt-BR" } as const;

describe("§routes#institutional texts: what may be published", () => {
  test("a language without title or text is not part of the version", () => {
    const texts = { "pt-BR": text("um"), "en-US": text("one", { title: "" }), "fr-FR": text("") };
    expect(Object.keys(wholeTexts(texts))).toEqual(["pt-BR"]);
  });

  test.each([
    [
      "the client's own language is missing",
      { ...draft, texts: { "en-US": text("one") } },
      "texts.incomplete",
    ],
    ["the first version", { ...draft, texts: { "pt-BR": text("um") } }, undefined],
    [
      "nothing changed but the summary",
      { ...draft, texts: { "pt-BR": text("um", { summary: "nada" }) }, before: { "pt-BR": text("um") } },
      "texts.unchanged",
    ],
    [
      "terms change without saying what",
      { ...draft, texts: { "pt-BR": text("dois") }, before: { "pt-BR": text("um") } },
      "texts.summary_missing",
    ],
    [
      "terms change and say what",
      { ...draft, texts: { "pt-BR": text("dois", { summary: "Prazo" }) }, before: { "pt-BR": text("um") } },
      undefined,
    ],
    [
      "a language more",
      {
        ...draft,
        texts: { "pt-BR": text("um", { summary: "Inglês" }), "en-US": text("one") },
        before: { "pt-BR": text("um") },
      },
      undefined,
    ],
    [
      "what nobody accepts needs no summary",
      { ...draft, kind: "about", texts: { "pt-BR": text("dois") }, before: { "pt-BR": text("um") } },
      undefined,
    ],
  ] as const)("%s", (_, given, code) => {
    expect(unpublishable(given)?.code).toBe(code);
  });
});
