import { expect, test } from "vitest";
import { projectFiles, read } from "./files.ts";

type Avoided = { readonly locale: string; readonly word: string; readonly instead: string };

/** Pairs of the glossary's last chapter: the word the interface does not use, and the one it does. */
const avoided: readonly Avoided[] = read("docs/glossary.md")
  .split("\n")
  .flatMap((line) => {
    const [, locale = "", pairs = ""] = /^- ([a-z]{2}-[A-Z]{2}): (.+)$/.exec(line) ?? [];
    return pairs
      .split(";")
      .filter((pair) => pair !== "")
      .map((pair) => {
        const [word = "", instead = ""] = pair.split("→").map((side) => side.trim());
        return { locale, word, instead };
      });
  });

type Text = { readonly locale: string; readonly file: string; readonly text: string };

const leaves = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(leaves);

const files = projectFiles().filter((file) => /^packages\/[a-z]+\/src\//.test(file));

/** Catalogues of all rooms, and the few texts that stand in code (decision 079). */
const texts: readonly Text[] = files.flatMap((file): Text[] => {
  const [, locale] = /\/locales\/(?:[a-z-]+\/)?([a-z]{2}-[A-Z]{2})\.json$/.exec(file) ?? [];
  if (locale) return leaves(JSON.parse(read(file))).map((text) => ({ locale, file, text }));
  if (!/\.ts$/.test(file) || /\.test\.ts$/.test(file)) return [];
  return [...read(file).matchAll(/"([a-z]{2}-[A-Z]{2})":\s*"((?:[^"\\]|\\.)*)"/g)].map(
    ([, tag = "", text = ""]) => ({ locale: tag, file, text }),
  );
});

/** Sentences the specification words itself (docs/spec/validation.md). */
const specified = new Set(["Make sure all mandatory fields are completed"]);

const uses = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}s?(?!\\p{L})`, "iu").test(text);

const offences = (all: readonly Text[]): string[] =>
  all
    .filter(({ text }) => !specified.has(text))
    .flatMap(({ locale, file, text }) =>
      avoided
        .filter((one) => one.locale === locale && uses(text, one.word))
        .map(({ word, instead }) => `${file}: “${text}” says ${word}; the word is ${instead}`),
    );

test("the glossary names avoided words for every language, and catalogues are read", () => {
  expect([...new Set(avoided.map(({ locale }) => locale))]).toEqual(["pt-BR", "en-US", "es-ES", "fr-FR"]);
  expect(avoided.filter(({ word, instead }) => word === "" || instead === "")).toEqual([]);
  for (const locale of ["pt-BR", "en-US", "es-ES", "fr-FR"])
    expect(texts.filter((one) => one.locale === locale).length).toBeGreaterThan(2_000);
});

test("a word is found in any case and number, not within another", () => {
  const say = (locale: string, text: string) => offences([{ locale, file: "x", text }]).length;
  expect(say("fr-FR", "Vos Cadeaux")).toBe(1);
  expect(say("en-US", "Two programmes")).toBe(1);
  expect(say("en-US", "Reprogrammed")).toBe(0);
  expect(say("es-ES", "Vos cadeaux")).toBe(0);
});

test("one word per thing and language: no text says what the glossary avoids", () => {
  expect(offences(texts)).toEqual([]);
});

const textsWith = (pattern: RegExp, locales: readonly string[]): string[] =>
  texts
    .filter(({ locale, text }) => locales.includes(locale) && pattern.test(text))
    .map(({ file, text }) => `${file}: ${text}`);

test("every language quotes with its own signs", () => {
  expect(textsWith(/[“”]/u, ["es-ES", "fr-FR"])).toEqual([]);
  expect(textsWith(/[«»]/u, ["pt-BR", "en-US"])).toEqual([]);
  expect(textsWith(/«(?! )|(?<! )»/u, ["fr-FR"])).toEqual([]);
});

test("whole millions take a noun: “{{amount}} de” stands before no verb or adverb", () => {
  const verb = /\}\} de (?:j[áa]|ainda|não|est[ãa]o|ya|aún|no|están|y|en|sont|ont|doivent|à)(?!\p{L})/u;
  expect(textsWith(verb, ["pt-BR", "es-ES", "fr-FR"])).toEqual([]);
});

test("no text writes two genders at once, such as (a) or (e)", () => {
  expect(textsWith(/\p{L}\((?:a|as|e|es|o|os)\)/u, ["pt-BR", "es-ES", "fr-FR"])).toEqual([]);
});

test("Spanish opens questions and exclamations; percent signs stand as each language has them", () => {
  expect(textsWith(/^[^¿]*\?/u, ["es-ES"])).toEqual([]);
  expect(textsWith(/^[^¡]*!/u, ["es-ES"])).toEqual([]);
  expect(textsWith(/[\d}] %/u, ["pt-BR", "en-US"])).toEqual([]);
  expect(textsWith(/[\d}]%/u, ["es-ES", "fr-FR"])).toEqual([]);
});
