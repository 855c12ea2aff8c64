// A type is found by its name alone; a name says what it stands for, and a comment whom it is about.
import { describe, expect, test } from "vitest";
import { projectFiles, read } from "./files.ts";

const files = projectFiles().filter((file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file));

/** Folders whose comments and locals are held to the rules. */
const folders = ["packages/contract", "packages/demo", "packages/server", "packages/web", "scripts"];
const pronouns = [
  ...["Who", "Whom", "Whose", "Whoever", "What", "Whatever", "Whichever"],
  ...["Somebody", "Someone", "Something", "Nobody", "Nothing", "Anybody", "Anyone", "Anything"],
  ...["Everybody", "Everyone", "Everything", "It", "Its", "He", "She", "They", "Their", "Them"],
  ...["This", "That", "These", "Those", "Of"],
];

/** First migration that was written under these rules; those before stay as they were applied. */
const firstHeld = 72;
const isHeld = (file: string) => Number(/\/migrations\/(\d+)-/.exec(file)?.[1] ?? firstHeld) >= firstHeld;
/** Source files of a folder. */
const code = (folder: string) =>
  projectFiles().filter(
    (file) => file.startsWith(`${folder}/`) && /\.(?:tsx?|sql)$/.test(file) && isHeld(file),
  );
const withoutComments = (text: string) => text.replace(/^\s*(?:\/\/|--|\/?\*).*$|\s\/\/ .*$/gm, "");

/** Names that a pattern's first group finds at the start of a line, each with its files. */
function homes(pattern: RegExp): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const file of files)
    for (const [, name = ""] of read(file).matchAll(pattern))
      names.set(name, [...(names.get(name) ?? []), file]);
  return names;
}

test("an exported type name stands once: import the type, or name the other thing by its own term", () => {
  const types = homes(/^export (?:declare )?(?:type|interface) (\w+)/gm);
  expect(types.size).toBeGreaterThan(1000);
  const twice = [...types].filter(([, places]) => places.length > 1);
  expect(twice.map(([name, places]) => `${name}: ${places.join(", ")}`)).toEqual([]);
});

describe("bare words name nothing: say what the value is", () => {
  const bare = ["told", "said", "asked", "kept", "of", "by", "found", "way", "gives"];

  test("an export", () => {
    const exported = homes(/^export (?:async )?(?:const|function|type|interface) (\w+)/gm);
    expect(bare.flatMap((word) => exported.get(word) ?? [])).toEqual([]);
  });

  test("a file", () => {
    const stem = new RegExp(`/(?:${bare.join("|")})\\.`);
    expect(files.filter((file) => stem.test(file))).toEqual([]);
  });

  const word = `(?:\\.\\.\\.)?(?:${bare.join("|")})`;
  const local = new RegExp(
    [
      `\\b(?:const|let) ${word}(?: =|: |;| of )`,
      `\\bfunction ${word}[<(]`,
      `\\{\\s(?:[^{}]*,\\s+)?${word}(?:,[^{}]*|\\s)\\}(?: = |: |\\) =>)`,
      `\\[(?:[^[\\]]*, )?${word}(?:, [^[\\]]*)?\\](?: = |\\) =>)`,
      `\\((?:[^(){}]*,\\s+)?${word}\\??: `,
      `\\((?:[^(){}]*, )?${word}(?:, [^(){}]*)?\\) =>`,
    ].join("|"),
  );

  test.each([
    "const WORD = 1;",
    "for (const WORD of list)",
    "function WORD(text) {",
    "const { name, WORD } = row;",
    "({ WORD, at }: Step) =>",
    "const [, WORD] = pair;",
    "write(tx: Tx, WORD: Order)",
    "(WORD) => WORD.id",
    "(row, WORD) => WORD",
  ])("a local is seen: %s", (line) => expect(line.replaceAll("WORD", "of")).toMatch(local));

  test.each(folders)("a local of %s", (folder) => {
    expect(code(folder).filter((file) => local.test(withoutComments(read(file))))).toEqual([]);
  });
});

describe("a comment opens with the noun of its subject", () => {
  const opening = new RegExp(
    `(?:^[ \\t]*|[;,{)\\]] |\\{)(?://|/\\*\\*?(?:\\n\\s*\\*)?|--) (?:${pronouns.join("|")})\\b`,
    "gm",
  );
  /** The first line alone opens a comment of several lines. */
  const openings = (text: string) =>
    [...text.matchAll(opening)].filter(({ index }) => !/(?:\/\/|--) [^\n]*\n$/.test(text.slice(0, index)));

  test.each([
    ["// Who reads", 1],
    ["/** What is read */", 1],
    ["/**\n * It is read", 1],
    ["// A row.\n\n// They are read", 1],
    ["stays: true, \u002f/ That is read", 1],
    ["{\u002f* It is read */}", 1],
    ["-- Nobody reads", 1],
    ["/** Of a row. */", 1],
    ["// A row, so that\n// nobody waits.", 0],
    ["// A row and\n// What it holds.", 0],
  ])("%j", (text, times) => expect(openings(text)).toHaveLength(times));

  test.each(folders)("of %s", (folder) => {
    const places = code(folder).flatMap((file) =>
      openings(read(file)).map(([text]) => `${file}: ${text.trim()}`),
    );
    expect(places).toEqual([]);
  });
});
