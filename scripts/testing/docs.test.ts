// A guide that points at what is gone is worse than none.
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problems } from "../../packages/contract/src/problems.ts";
import { generatedParts, partOf } from "../docs.ts";
import { projectFiles, read, root } from "./files.ts";

const guides = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const roots = [
  "",
  ...globSync(["packages/*/", "packages/*/src/", "packages/server/src/*/", "packages/server/src/*/*/"], {
    cwd: root,
  }),
];
const files = projectFiles();
const fileName = /\.(?:ts|tsx|sql|md|json|jsonc|yml|sh|css|html)$/;

test.each(guides)("%s is there", (guide) => {
  expect(existsSync(join(root, guide))).toBe(true);
});

test.each(guides)("every path that %s names exists", (guide) => {
  const paths = pathsIn(textOf(guide));
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

test.each(guides)("every script that %s names exists", (guide) => {
  const named = [...textOf(guide).matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map(
    ([, run, word]) => run ?? word ?? "",
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("every script is explained", () => {
  const text = guides.map(textOf).join("\n");
  const silent = Object.keys(scripts).filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(text));
  expect(silent).toEqual([]);
});

test.each(generatedParts)("$file tells what the code says: $name (repair: node scripts/docs.ts)", (part) => {
  expect(partOf(textOf(part.file), part.name)).toBe(part.text());
});

const specification = files.filter((file) => /^docs\/spec\/[\w-]+\.md$/.test(file));
const anchors = new Map(specification.map((file) => [file, anchorsIn(read(file))]));

test("every reference to the specification leads to an anchor", () => {
  const named = files
    .filter((file) => fileName.test(file))
    .flatMap((file) => specificationReferences(file).map((target) => ({ file, target })));
  expect(named.length).toBeGreaterThan(specification.length);
  expect(
    named.filter(({ target }) => !isAnchor(target)).map(({ file, target }) => `${file}: ${target}`),
  ).toEqual([]);
});

test("no reference counts sections: a number behind § belongs to another document", () => {
  const counted = files
    .filter((file) => fileName.test(file) && !/^docs\/plans\//.test(file))
    .flatMap((file) =>
      read(file)
        .split("\n")
        .filter((line) => /§ ?\d/.test(line))
        .map((line) => `${file}: ${line}`),
    );
  expect(counted.filter((line) => !/RFC \d+|DIAN|Connect Core|Sequencing|docs\.test\.ts/.test(line))).toEqual(
    [],
  );
});

test.each(specification)("no anchor stands twice in %s", (file) => {
  const all = anchors.get(file) ?? [];
  expect(all.filter((anchor, index) => all.indexOf(anchor) !== index)).toEqual([]);
});

test("security requirements keep their numbers: rows 1 to 70", () => {
  const rows = (anchors.get("docs/spec/security.md") ?? []).filter((anchor) => anchor.startsWith("row-"));
  expect(rows).toEqual(Array.from({ length: 70 }, (_, index) => `row-${index + 1}`));
});

test("every code the error catalogue names is declared", () => {
  const codes = [...read("docs/spec/messages.md").matchAll(/`([a-z_]+\.[a-z_]+)`/g)].map(
    ([, code]) => code ?? "",
  );
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !problems.has(code) && code !== "problems.ts")).toEqual([]);
});

const decisions = files.filter((file) => file.startsWith("docs/decisions/"));

test("no two decisions have one number", () => {
  const numbers = decisions.map((file) => file.slice("docs/decisions/".length).slice(0, 3));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test.each(decisions)("%s has number, status, date, context, decision and consequences", (file) => {
  const text = read(file);
  const number = file.slice("docs/decisions/".length).slice(0, 3);
  expect(text).toMatch(new RegExp(`^# ${number}\\b.+\\n`));
  expect(text).toMatch(/Status/);
  expect(text).toMatch(/\b20\d\d-\d\d-\d\d\b/);
  const parts = [...text.matchAll(/^(?:## |\*\*)(Context|Decision|Consequences)\b/gm)].map(
    ([, part]) => part,
  );
  expect(parts).toEqual(expect.arrayContaining(["Context", "Decision", "Consequences"]));
});

test("what a decision replaces names it in turn", () => {
  const pairs = (heading: string) =>
    decisions.flatMap((file) => {
      const line = read(file).match(new RegExp(`^- \\*\\*${heading}\\*\\*: (.*)$`, "m"))?.[1] ?? "";
      return [...line.matchAll(/\]\((\d{3})-/g)].map(([, other]) => [file.slice(15, 18), other ?? ""]);
    });
  const replaced = new Set(pairs("Replaced by").map(([old, successor]) => `${successor} ${old}`));
  const silent = pairs("Replaces").filter(([successor, old]) => !replaced.has(`${successor} ${old}`));
  expect(silent).toEqual([]);
});

test("the glossary has one row per term, in eight columns, in every language", () => {
  const rows = glossaryRows();
  const terms = rows.map(([term = ""]) => term.toLowerCase());
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((cells) => cells.length !== 8 || cells.some((cell) => cell === ""))).toEqual([]);
});

test("every address of the glossary is there", () => {
  const addresses = glossaryRows().map(([, , , address = ""]) => address.replaceAll("`", ""));
  expect(addresses.filter((address) => !existsSync(join(root, address)))).toEqual([]);
});

/** The rows of the glossary's one table, each as its cells. */
function glossaryRows(): string[][] {
  const lines = read("docs/glossary.md")
    .split("\n")
    .filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

/** Anchors as they are written out, in their order. */
function anchorsIn(text: string): string[] {
  return [...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, anchor]) => anchor ?? "");
}

/** `§` with a file and an anchor, and `docs/spec/<file>#<anchor>` wherever they are named, and links between the specification's pages. */
function specificationReferences(file: string): string[] {
  const text = read(file);
  const named = [...text.matchAll(/(?:\bdocs\/|\]\((?:\.\.\/)?)(spec\/[\w-]+\.md(?:#[\w-]+)?)/g)].map(
    ([, target]) => `docs/${target}`,
  );
  for (const [, page, anchor] of text.matchAll(/§([a-z-]+)#([\w-]+)/g)) {
    named.push(`docs/spec/${page}.md#${anchor}`);
  }
  if (!specification.includes(file)) return named;
  const links = [...text.matchAll(/\]\(([\w-]+\.md)?(#[\w-]+)?\)/g)];
  return [...named, ...links.map(([, page, anchor = ""]) => `${page ? `docs/spec/${page}` : file}${anchor}`)];
}

function isAnchor(target: string): boolean {
  const [file = "", anchor] = target.split("#");
  return anchor === undefined ? anchors.has(file) : (anchors.get(file)?.includes(anchor) ?? false);
}

function textOf(file: string): string {
  return existsSync(join(root, file)) ? read(file) : "";
}

/** Paths in `code`, in links, and at the start of a line of a code block. */
function pathsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```[^\n]*\n(.*?)^```/gms)].map(([, block]) => block ?? "");
  const prose = text.replace(/^```.*?^```/gms, "");
  return [
    ...blocks.flatMap((block) => block.split("\n").flatMap((line) => line.split(/\s/)[0] ?? "")),
    ...[...prose.matchAll(/`([^`\s#]+)(?:#[\w-]+)?`/g)].map(([, span]) => span ?? ""),
    ...[...prose.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g)].map(([, link]) => link ?? ""),
  ].filter(isPath);
}

/** Addresses (/o/token/), media types and packages (zod/mini) have slashes too. */
function isPath(word: string): boolean {
  if (/^[/@]|^https?:|[()=;,?&|]/.test(word)) return false;
  if (fileName.test(word)) return true;
  const [first, ...rest] = word.split("/");
  return rest.length > 0 && roots.some((folder) => first && existsSync(join(root, folder, first)));
}

function exists(path: string): boolean {
  if (
    /(?:^|\/)(?:data|dist|node_modules|\.cache|test-results)(?:\/|$)/.test(path) ||
    /^[A-Z]+_[A-Z_]+\//.test(path)
  ) {
    return true;
  }
  // <domain>, NNN and … stand for anything.
  const pattern = path.replace(/^\.\//, "").replace(/<[^>]+>|NNN[\w-]*|…|\*+/g, "*");
  if (!pattern.includes("/"))
    return files.some((file) => globName(pattern).test(file.split("/").at(-1) ?? ""));
  return roots.some((folder) => globSync(join(folder, pattern), { cwd: root }).length > 0);
}

function globName(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);
}
