import type { Locale } from "@trilha/contract/core/locale.ts";
import { expect, test } from "vitest";
import { localeOf, textIn } from "./text-in.ts";

const portuguese = { "pt-BR": "Volta às aulas" };
const spanish = { "es-ES": "Vuelta a clases" };
const french = { "fr-FR": "La rentrée" };

test.each<[string, Partial<Record<Locale, string>>, Locale, string, Locale | undefined]>([
  ["the reader's", { ...portuguese, ...spanish }, "es-ES", "Vuelta a clases", "es-ES"],
  ["the default one", { ...portuguese, ...spanish }, "fr-FR", "Volta às aulas", "pt-BR"],
  ["whichever there is", french, "es-ES", "La rentrée", "fr-FR"],
  ["the first of several", { ...french, ...spanish }, "en-US", "Vuelta a clases", "es-ES"],
  ["not one left empty", { ...french, "es-ES": "", "pt-BR": "" }, "es-ES", "La rentrée", "fr-FR"],
  ["none", {}, "es-ES", "", undefined],
])("§limits#languages, default pt-BR: a campaign's words in %s", (_, text, wanted, words, locale) => {
  expect([textIn(text, wanted), localeOf(text, wanted)]).toEqual([words, locale]);
});
