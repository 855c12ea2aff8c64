import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "./locales.ts";

const SRC = join(import.meta.dirname, "..");
const FORMS = ["zero", "one", "two", "few", "many", "other"];
const folders = globSync(join(SRC, "**/locales/"));

type Texts = Map<string, string>;

function flatten(value: unknown, path: string[], into: Texts): Texts {
  if (typeof value === "string") into.set(path.join("."), value);
  else for (const [key, inner] of Object.entries(value as object)) flatten(inner, [...path, key], into);
  return into;
}

const read = (folder: string, locale: Locale): Texts =>
  flatten(JSON.parse(readFileSync(join(folder, `${locale}.json`), "utf8")), [], new Map());

const pluralForm = (key: string) => FORMS.find((form) => key.endsWith(`_${form}`));
const stem = (key: string) => key.slice(0, key.lastIndexOf("_"));
const variables = (text: string) => [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].sort();

/** Keys without their plural forms, for comparing languages that count differently. */
const shape = (texts: Texts) =>
  [...new Set([...texts.keys()].map((key) => (pluralForm(key) ? `${stem(key)}_*` : key)))].sort();

describe.each(folders)("%s", (folder) => {
  const name = relative(SRC, folder);
  const portuguese = read(folder, "pt-BR");

  it.each(LOCALES)(`${name} in %s has the same keys and no empty text`, (locale) => {
    const texts = read(folder, locale);
    expect(shape(texts)).toEqual(shape(portuguese));
    expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it.each(LOCALES)(`${name} in %s has every plural form its language counts with`, (locale) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const texts = read(folder, locale);
    const stems = new Set([...texts.keys()].filter(pluralForm).map(stem));
    const present = (key: string) => FORMS.filter((form) => texts.has(`${key}_${form}`)).sort();
    const expected = [...forms].sort();
    expect([...stems].map((key) => [key, present(key)])).toEqual([...stems].map((key) => [key, expected]));
  });

  it.each(LOCALES)(`${name} in %s fills in the same variables`, (locale) => {
    for (const [key, text] of read(folder, locale)) {
      const form = pluralForm(key);
      const ours = portuguese.get(key) ?? portuguese.get(`${form ? stem(key) : key}_other`) ?? "";
      const mine = variables(text).filter((v) => !form || !v.endsWith("count"));
      const theirs = variables(ours).filter((v) => !form || !v.endsWith("count"));
      expect(mine, `${name} ${key}`).toEqual(theirs);
    }
  });
});
