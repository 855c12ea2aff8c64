import fc from "fast-check";
import { expect, test } from "vitest";
import { lineDiff } from "./line-diff.ts";

const diffOf = (before: string[], after: string[]) =>
  lineDiff(before, after).map(({ kind, text }) => `${{ same: " ", added: "+", removed: "-" }[kind]}${text}`);

test("what changed between two versions of a text", () => {
  expect(diffOf(["a", "b", "c"], ["a", "x", "c"])).toEqual([" a", "-b", "+x", " c"]);
  expect(diffOf([], ["a"])).toEqual(["+a"]);
  expect(diffOf(["a", "b"], ["b", "a"])).toEqual(["-a", " b", "+a"]);
});

test("both versions can be read out of it", () => {
  const lines = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const diff = lineDiff(before, after);
      expect(diff.filter(({ kind }) => kind !== "added").map(({ text }) => text)).toEqual(before);
      expect(diff.filter(({ kind }) => kind !== "removed").map(({ text }) => text)).toEqual(after);
    }),
  );
});
