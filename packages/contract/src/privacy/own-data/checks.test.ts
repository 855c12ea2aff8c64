import { describe, expect, test } from "vitest";
import { confirmsName } from "./checks.ts";

describe("§validation#account-deletion by typing the name", () => {
  test.each([
    ["José da Conceição", "José da Conceição", true],
    ["jose da conceicao", "José da Conceição", true],
    ["  JOSÉ   DA\tCONCEIÇÃO ", "José da Conceição", true],
    ["José da Conceição", "José da Conceição", true],
    ["José", "José da Conceição", false],
    ["José da Conceição Silva", "José da Conceição", false],
    ["", "José", false],
    ["   ", "", false],
    ["Jοsé", "José", false],
    ["José\u0000", "José", false],
  ])("%j for %j: %s", (typed, name, confirms) => {
    expect(confirmsName(typed, name)).toBe(confirms);
  });
});
