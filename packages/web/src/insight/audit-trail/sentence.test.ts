import { expect, it } from "vitest";
import { sentenceParts } from "./sentence.ts";

it("a sentence falls into text and names", () => {
  expect(sentenceParts("[who] bloqueou [whom]")).toEqual([
    { slot: "who" },
    { text: " bloqueou " },
    { slot: "whom" },
  ]);
});
