// Style sheets of the web app: no class that nothing uses, no use of a class that nothing declares.
import { dirname, join } from "node:path/posix";
import { describe, expect, test } from "vitest";
import { projectFiles, read } from "./files.ts";

const src = projectFiles().filter((file) => file.startsWith("packages/web/src/"));
const modules = src.filter((file) => file.endsWith(".module.css"));
const code = src
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }));
const sheet = (file: string) =>
  read(file)
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/@import[^;]*;|url\([^)]*\)|"[^"]*"/g, "");
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map((match) => match[1] ?? ""));

/** Classes a module declares, without selectors of other people's classes. */
const declared = (file: string) =>
  classesIn(sheet(file).replaceAll(/:global\([^)]*\)|:global\s+[^{,]*|from global/g, ""));
/** Parts a module's classes are made of. */
const composed = (file: string) =>
  [...sheet(file).matchAll(/composes:([^;]*?)from global/g)].flatMap(
    ([, parts]) => parts?.trim().split(/\s+/) ?? [],
  );

/** Classes of one module that code names, and those among them worn by an element; undefined where one is computed. */
function classUses(module: string) {
  const names = new Set<string>();
  const worn = new Set<string>();
  for (const { file, text } of code) {
    for (const [, binding, path] of text.matchAll(/import (\w+) from "(\.[^"]*\.module\.css)"/g)) {
      if (join(dirname(file), path ?? "") !== module) continue;
      if (new RegExp(`\\b${binding}\\[`).test(text)) return undefined;
      const uses = new RegExp(`(?<![\\w./-])${binding}\\.(\\w+)`, "g");
      for (const [, name] of text.matchAll(uses)) names.add(name ?? "");
      for (const [attribute] of text.matchAll(/className=\{[^}]*\}/g))
        for (const [, name] of attribute.matchAll(uses)) worn.add(name ?? "");
    }
  }
  return { names, worn };
}

describe("a module's classes", () => {
  const uses = modules.map((module) => ({ module, asked: classUses(module), own: declared(module) }));

  test("are all used", () => {
    const idle = uses.flatMap(({ module, asked: uses, own }) =>
      uses ? [...own].filter((name) => !uses.names.has(name)).map((name) => `${module} .${name}`) : [],
    );
    expect(idle).toEqual([]);
  });

  test("are all there", () => {
    const missing = uses.flatMap(({ module, asked: uses, own }) =>
      [...(uses?.worn ?? [])].filter((name) => !own.has(name)).map((name) => `${module} .${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("layout parts", () => {
  const parts = classesIn(sheet("packages/web/src/ui/layout/layout.css"));
  const base = classesIn(sheet("packages/web/src/ui/theme/base.css"));
  const written = code.flatMap(({ file, text }) =>
    [...text.matchAll(/className="([^"]*)"/g)].flatMap(([, names]) =>
      (names ?? "").split(" ").map((name) => ({ file, name })),
    ),
  );
  const uses = modules.flatMap((file) => composed(file).map((name) => ({ file, name })));

  test("that pages name exist", () => {
    const unknown = [...written, ...uses].filter(({ name }) => !parts.has(name) && !base.has(name));
    expect(unknown.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  test("are all used", () => {
    const used = new Set([...written, ...uses].map(({ name }) => name));
    for (const { text } of code)
      for (const [, words] of text.matchAll(/["`]([a-z0-9 -]+)["`]/g))
        for (const word of words?.split(" ") ?? []) used.add(word);
    expect([...parts].filter((name) => !used.has(name))).toEqual([]);
  });
});
