// A type is found by its name alone, and a name says what it stands for.
import { describe, expect, test } from "vitest";
import { projectFiles, read } from "./files.ts";

const files = projectFiles().filter((file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file));

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

  test("a local: gives", () => {
    expect(files.filter((file) => /\b(?:const|let|function) gives\b/.test(read(file)))).toEqual([]);
  });
});
