import { describe, expect, test } from "vitest";
import { columnReader, plain, readCountry, readYesNo } from "./words.ts";

test("spellings are compared without accents, capitals and punctuation", () => {
  expect(plain("  Código_da-LOJA ")).toBe("codigo da loja");
});

test("a header is understood by the column's name and its other words", () => {
  const read = columnReader({ store_code: ["codigo da loja"], name: ["nome"] });
  expect(["Store-Code", "CÓDIGO da loja", "nome", "Nombre", ""].map(read)).toEqual([
    "store_code",
    "store_code",
    "name",
    undefined,
    undefined,
  ]);
});

test.each([
  ["BR", "BR"],
  ["bra", "BR"],
  ["México", "MX"],
  ["Brésil", "BR"],
  ["Uruguay", undefined],
])("country %s", (text, code) => {
  expect(readCountry(text)).toBe(code);
});

describe("yes and no", () => {
  test.each(["sim", "Sí", "YES", "oui", "1", "Verdadeiro"])("%s is yes", (text) => {
    expect(readYesNo(text)).toBe(true);
  });
  test.each(["não", "No", "non", "0", "FALSE"])("%s is no", (text) => {
    expect(readYesNo(text)).toBe(false);
  });
  test.each(["talvez", "", "2"])("%s is neither", (text) => {
    expect(readYesNo(text)).toBeUndefined();
  });
});
