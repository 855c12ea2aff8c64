import { expect, it } from "vitest";
import { bankFiltersOf, narrowingOf } from "./question-filters.ts";

it("reads the address of a bank's questions and leaves out what it could not mean", () => {
  expect(
    narrowingOf({
      search: " cabo ",
      kind: "one",
      difficulty: "3",
      tag: "segurança",
      state: "retired",
      pictures: "without_words",
    }),
  ).toEqual({
    search: "cabo",
    kinds: "one",
    difficulties: "3",
    tag: "segurança",
    state: "retired",
    pictures: "without_words",
  });
  expect(narrowingOf({ search: " ", kind: "riddle", difficulty: "9", state: "gone" })).toEqual({});
});

it("reads the address of the banks", () => {
  expect(bankFiltersOf({ search: "a", state: "archived" })).toEqual({ search: "a", state: "archived" });
  expect(bankFiltersOf({ state: "active" })).toEqual({});
});
