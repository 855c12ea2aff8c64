import { paragraphs, type WrittenText } from "@trilha/contract/core/rich-text.ts";
import { expect, test } from "vitest";
import { formOf, missingIn, plainOf, progressOf } from "./text-form.ts";

const text = (title: string, words: string, summary = ""): WrittenText => ({
  ...{ title, summary },
  blocks: paragraphs(words),
});
const inForce = {
  ...{ version: 3, publishedAt: "2026-01-01T00:00:00Z", by: null },
  texts: { "pt-BR": text("Termos", "Um.", "Prazo") },
};
const written = { kind: "terms", inForce, draft: null, defaultLocale: "pt-BR" } as const;

test("a new draft begins with what is in force, but not with what changed then", () => {
  const form = formOf(written);
  expect(form["pt-BR"]).toEqual(text("Termos", "Um."));
  expect(form["fr-FR"]).toEqual(text("", ""));
  const draft = {
    version: 1,
    updatedAt: "2026-01-02T00:00:00Z",
    by: null,
    texts: { "en-US": text("T", "") },
  };
  expect(formOf({ ...written, draft })["pt-BR"]).toEqual(text("", ""));
});

test("how far each language is, and which will be missing", () => {
  const form = { ...formOf(written), "en-US": text("Terms", "") };
  expect(progressOf(form).map(({ percent }) => percent)).toEqual([100, 50, 0, 0]);
  expect(missingIn(form)).toEqual(["en-US", "es-ES", "fr-FR"]);
  expect(plainOf(form["pt-BR"])).toEqual(["Termos", "Um."]);
});
