import fc from "fast-check";
import { expect, test } from "vitest";
import { accessCodeLength, accessCodeLetters, readAccessCode, writeAccessCode } from "./access-code.ts";

test.each([
  ["K7P4-M2QX", "K7P4M2QX"],
  [" k7p4 m2qx ", "K7P4M2QX"],
  ["k7p4–m2qx", "K7P4M2QX"],
  ["oil0-0lio", "01100110"],
  ["Ｋ７Ｐ４Ｍ２ＱＸ", "K7P4M2QX"],
  ["K7P4-M2Q", undefined],
  ["K7P4-M2QXX", undefined],
  ["K7P4-M2QU", undefined],
  ["K7P4-M2Q\u0000", undefined],
  ["", undefined],
])("first access: %j is read as %j", (typed, code) => {
  expect(readAccessCode(typed)).toBe(code);
});

test("first access: what is written is read again as the same code", () => {
  const letter = fc.constantFrom(...accessCodeLetters);
  fc.assert(
    fc.property(fc.array(letter, { minLength: accessCodeLength, maxLength: accessCodeLength }), (letters) => {
      const code = letters.join("");
      expect(readAccessCode(writeAccessCode(code).toLowerCase())).toBe(code);
    }),
  );
});
