import { expect, test } from "vitest";
import { searchText } from "./search-text.ts";

test.each([
  [undefined, ""],
  ["  Ána ", "Ána"],
  ["123.456.789-09", "12345678909"],
  ["12 345 678", "12345678"],
  ["ana.silva-2", "ana.silva-2"],
])("%s looks for %s", (typed, wanted) => {
  expect(searchText(typed)).toBe(wanted);
});
