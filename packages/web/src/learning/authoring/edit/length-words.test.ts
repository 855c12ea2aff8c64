import { expect, it } from "vitest";
import { lengthOf, lengthWords } from "./length-words.ts";

it.each([
  ["4:05", 245],
  ["1:02:30", 3_750],
  ["12", 720],
  ["0:30", 30],
  ["90:00", 5_400],
])("reads %s as %s seconds and writes them back", (text, seconds) => {
  expect(lengthOf(text)).toBe(seconds);
  expect(lengthOf(lengthWords(seconds))).toBe(seconds);
});

it.each(["", "4:75", "abc", "0:00", "1:2:3:4", "30:00:00", "-4"])("%s is no length", (text) => {
  expect(lengthOf(text)).toBeUndefined();
});
