import { describe, expect, it } from "vitest";
import { sixDigits } from "./six-digits.ts";

describe("a six-digit code as typed or pasted", () => {
  it.each([
    ["123456", "123456"],
    ["123 456", "123456"],
    ["123-456\n", "123456"],
    ["012", "012"],
    ["1234567", "123456"],
    ["482913 é o seu código de Nimbus. Vale por 10 minutos.", "482913"],
    ["１２３４５６", "123456"],
    ["\u202e123456\u202c", "123456"],
    ["12\u00003456", "123456"],
    ["1\u03012\u03013456", "123456"],
    ["abc", ""],
    ["", ""],
    ["٣٤٥٦٧٨", ""],
    ["9".repeat(10_000_000), "999999"],
  ])("%.40s", (text, digits) => {
    expect(sixDigits(text)).toBe(digits);
  });
});
