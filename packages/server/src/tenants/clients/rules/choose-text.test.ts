import type { Locale } from "@trilha/contract/core/locale.ts";
import { expect, test } from "vitest";
import { readIn } from "./choose-text.ts";

const has = (...locales: Locale[]) => Object.fromEntries(locales.map((locale) => [locale, {}]));

test.each([
  { texts: has("pt-BR", "fr-FR"), wanted: "fr-FR", client: "pt-BR", shown: "fr-FR" },
  { texts: has("pt-BR", "es-ES"), wanted: "fr-FR", client: "es-ES", shown: "es-ES" },
  { texts: has("en-US", "fr-FR"), wanted: "es-ES", client: "pt-BR", shown: "en-US" },
  { texts: has(), wanted: "pt-BR", client: "pt-BR", shown: undefined },
] as const)(
  "§purpose#clients wants $wanted in a $client programme: reads $shown",
  ({ texts, wanted, client, shown }) => {
    expect(readIn(texts, wanted, client)).toBe(shown);
  },
);
