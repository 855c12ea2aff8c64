import { describe, expect, it } from "vitest";
import { exampleOf, isSpelt } from "./written.ts";

const fits = (answer: string, spelling: string, exact = false) =>
  isSpelt(answer, spelling, { exact, wildcards: true });

describe("§learning#wildcards spellings with wildcards", () => {
  it.each([
    ["ran to the East", "ran*east", true],
    ["run to the east", "ran*east", false],
    ["ran east coast", "ran*east", false],
    ["raneast", "ran*east", true],
    ["rast", "ra*ast", false],
    ["qualquer coisa", "*", true],
    ["a b c d", "a*b*d", true],
    ["a d b", "a*b*d", false],
    ["AÇÃO", "acao*", true],
    ["2*3", "2\\*3", true],
    ["2 e 3", "2\\*3", false],
    ["2*3 = 6", "2\\*3*", true],
    ["igual", "igual", true],
  ])("%s as %s: %s", (answer, spelling, expected) => {
    expect(fits(answer, spelling)).toBe(expected);
  });

  it("without them an asterisk is a sign", () => {
    expect(isSpelt("2*3", "2*3", { exact: false, wildcards: false })).toBe(true);
    expect(isSpelt("2 vezes 3", "2*3", { exact: false, wildcards: false })).toBe(false);
  });

  it("many of them are looked for once each", { timeout: 500 }, () => {
    expect(fits("a".repeat(10_000), `${"a*".repeat(50)}b`)).toBe(false);
  });

  it("an example of a spelling fits it", () => {
    for (const spelling of ["ran*east", "*", "2\\*3*", "igual"])
      expect(fits(exampleOf(spelling), spelling)).toBe(true);
  });
});
