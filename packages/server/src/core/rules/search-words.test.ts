import { expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

test.each([
  [undefined, []],
  ["  ", []],
  ["Helix  5\tnotebook", ["Helix", "5", "notebook"]],
  ["a a b", ["a", "b"]],
  ["1 2 3 4 5 6 7 8", ["1", "2", "3", "4", "5", "6"]],
])("§entities#product search: %j looks for %j", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
