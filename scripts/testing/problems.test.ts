import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "@trilha/contract/endpoints.ts";
import { problems } from "@trilha/contract/problems.ts";
import { expect, test } from "vitest";

const packages = join(import.meta.dirname, "../../packages");

function sourcesOf(folder: string): string {
  return readdirSync(join(packages, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
}

/** Sentences of the catalogue whose part of the product is not built (§messages#generic). */
const planned = ["app_store.no_codes", "device.window_blocked", "library.file_not_found"];

/** Families refused by a key that is worked out: each key stands as a word where it is worked out. */
const byKey: Readonly<Record<string, string>> = {
  packageProblems: "fault of a package",
  cloudImportProblems: "fault of an import",
  liveSessionProblems: "judgement of a subscription",
};

const code = `${sourcesOf("server/src")}\n${sourcesOf("web/src")}`;
const contract = sourcesOf("contract/src");
const unexpected = new Set(endpoints.flatMap((spec) => (spec.unexpected ? [spec.unexpected.code] : [])));

const declared = [...contract.matchAll(/export const (\w+Problems) = \{\n([\s\S]*?)\n\}/g)].flatMap(
  ([, family = "", body = ""]) =>
    [...body.matchAll(/^ {2}(\w+): problem\(\s*"([^"]+)"/gm)].map(([, key = "", name = ""]) => ({
      family,
      key,
      name,
    })),
);

test("§messages#handling every problem of the catalogue is found in its source", () => {
  const names = new Set(declared.map(({ name }) => name));
  expect([...problems.keys()].filter((name) => !names.has(name))).toEqual([]);
});

test("§messages#handling every text of a room's problems has its problem", () => {
  const names = new Set(declared.map(({ name }) => name));
  const catalogues = globSync("contract/src/**/locales/pt-BR.json", { cwd: packages });
  const keys = catalogues.flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(packages, file), "utf8")) as object),
  );
  expect(keys.filter((key) => !names.has(key))).toEqual([]);
});

test.each(declared)("§messages#handling something refuses with $name", ({ family, key, name }) => {
  const isRefused =
    new RegExp(`\\b${family}\\.${key}\\b`).test(code) ||
    code.includes(`"${name}"`) ||
    unexpected.has(name) ||
    (family in byKey && new RegExp(`"${key}"`).test(`${code}\n${contract}`));
  expect(isRefused).toBe(!planned.includes(name));
});
