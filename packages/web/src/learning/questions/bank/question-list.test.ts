import { expect, it } from "vitest";
import { bankList, questionList } from "./question-bank.queries.ts";

it("reads the address of a bank's questions and leaves out what it could not mean", () => {
  expect(
    questionList.read({
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
  expect(questionList.read({ search: " ", kind: "riddle", difficulty: "9", state: "gone" })).toEqual({});
});

it("reads the address of the banks", () => {
  expect(bankList.read({ search: "a", state: "archived" })).toEqual({ search: "a", state: "archived" });
  expect(bankList.read({ state: "active" })).toEqual({});
});
