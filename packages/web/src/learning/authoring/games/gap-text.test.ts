import { expect, it } from "vitest";
import { gapsIn, withGap, withoutGap, withSpellings } from "./gap-text.ts";

it.each([
  ["nothing", []],
  ["a [[screen]]", [["screen"]]],
  ["[[8|eight]] and [[ nine ]]", [["8", "eight"], ["nine"]]],
  ["broken [[screen]", []],
  ["[[a]][[b]]", [["a"], ["b"]]],
])("§learning#games gaps in %j", (text, spellings) => {
  expect(gapsIn(text).map((gap) => gap.spellings)).toEqual(spellings);
});

const text = "The screen has eight inches.";
it.each([
  ["what is marked", text, 4, 10, "The [[screen]] has eight inches."],
  ["what is marked with a space", text, 4, 11, "The [[screen]] has eight inches."],
  ["two words", text, 15, 27, "The screen has [[eight inches]]."],
  ["the word at the place", text, 6, 6, "The [[screen]] has eight inches."],
  ["a word with an accent", "É só água.", 6, 6, "É só [[água]]."],
])("§learning#games makes a gap of %s", (_, before, from, to, after) => {
  expect(withGap(before, from, to)?.text).toBe(after);
});

it.each([
  ["an empty place", "a  b", 2, 2],
  ["only spaces", "a   b", 1, 3],
  ["a part of a gap", "a [[screen]] b", 5, 8],
  ["more than a gap", "a [[screen]] b", 0, 14],
  ["two lines", "a\nb", 0, 3],
  ["more than a gap may hold", "x".repeat(61), 0, 61],
])("§learning#games makes none of %s", (_, before, from, to) => {
  expect(withGap(before, from, to)).toBeUndefined();
});

it("§learning#games a gap is made a word again, others stay", () => {
  expect(withoutGap("a [[b|c]] d [[e]]", 0)).toBe("a b d [[e]]");
  expect(withoutGap("a [[b]]", 3)).toBe("a [[b]]");
});

it("§entities#sale spellings are changed without breaking the text", () => {
  expect(withSpellings("a [[b]] [[c]]", 1, ["c", "k]|["])).toBe("a [[b]] [[c|k]]");
});
