import { expect, it } from "vitest";
import { letterOf } from "./letters.ts";

it.each([
  ["a", "a"],
  ["Z", "z"],
  ["ç", "c"],
  ["É", "e"],
  ["ñ", "n"],
  ["7", "7"],
  ["я", "я"],
  [" ", undefined],
  ["-", undefined],
  ["Enter", undefined],
  ["F2", undefined],
  ["", undefined],
])("§learning#games enigma: the key %j is the letter %s", (key, letter) => {
  expect(letterOf(key)).toBe(letter);
});
