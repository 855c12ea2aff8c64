import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { describe, expect, it } from "vitest";

const packages = join(import.meta.dirname, "../../packages");
const FORMS = ["zero", "one", "two", "few", "many", "other"];

/** Folders with a file per language, wherever a room of any package has one. */
const folders = globSync("*/src/**/locales/**/pt-BR.json", { cwd: packages }).map(dirname).sort();

type Texts = Map<string, string>;

function flatten(value: unknown, path: string[], into: Texts): Texts {
  if (typeof value === "string") into.set(path.join("."), value);
  else for (const [key, inner] of Object.entries(value as object)) flatten(inner, [...path, key], into);
  return into;
}

const read = (folder: string, locale: Locale): Texts =>
  flatten(JSON.parse(readFileSync(join(packages, folder, `${locale}.json`), "utf8")), [], new Map());

const stem = (key: string) => key.slice(0, key.lastIndexOf("_"));
const formsOf = (texts: Texts, name: string) => FORMS.filter((form) => texts.has(`${name}_${form}`));

/** Plural form of a key: beside it stands "one" or "other". `too_few` and `too_many` are words of their own. */
function pluralForm(key: string, texts: Texts) {
  const forms = formsOf(texts, stem(key));
  if (forms.length < 2 || !(forms.includes("one") || forms.includes("other"))) return undefined;
  return FORMS.find((form) => key.endsWith(`_${form}`));
}
const variables = (text: string) => [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].sort();

/** Keys without their plural forms, for comparing languages that count differently. */
const shape = (texts: Texts) =>
  [...new Set([...texts.keys()].map((key) => (pluralForm(key, texts) ? `${stem(key)}_*` : key)))].sort();

describe.each(folders)("§purpose#languages texts of %s", (folder) => {
  const portuguese = read(folder, "pt-BR");

  it.each(locales)("in %s has the same keys and no empty text", (locale) => {
    const texts = read(folder, locale);
    expect(shape(texts)).toEqual(shape(portuguese));
    expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it.each(locales)("in %s has every plural form its language counts with", (locale) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const texts = read(folder, locale);
    const stems = new Set([...texts.keys()].filter((key) => pluralForm(key, texts)).map(stem));
    const present = (name: string) => formsOf(texts, name).sort();
    const expected = [...forms].sort();
    expect([...stems].map((key) => [key, present(key)])).toEqual([...stems].map((key) => [key, expected]));
  });

  it.each(locales)("in %s fills in the same variables", (locale) => {
    const texts = read(folder, locale);
    for (const [key, text] of texts) {
      const form = pluralForm(key, texts);
      const ours = portuguese.get(key) ?? portuguese.get(`${form ? stem(key) : key}_other`) ?? "";
      const mine = variables(text).filter((v) => !form || !v.endsWith("count"));
      const theirs = variables(ours).filter((v) => !form || !v.endsWith("count"));
      expect(mine, key).toEqual(theirs);
    }
  });
});
