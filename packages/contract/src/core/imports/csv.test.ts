import fc from "fast-check";
import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";
import { guardedStart } from "./formula.ts";

const lines = (...rows: (string | number)[][]) => csvOf(rows).slice(1).split("\r\n").slice(0, -1);

it("begins with the mark that tells Excel it is UTF-8", () => {
  expect(csvOf([["é"]])).toBe("\uFEFFé\r\n");
});

it("quotes what would break a row", () => {
  expect(lines(["a;b", 'diz "oi"', "duas\nlinhas", "simples", 7])).toEqual([
    '"a;b";"diz ""oi""";"duas\nlinhas";simples;7',
  ]);
});

it.each(["=HYPERLINK(1)", "+55", "-1", "@x", "\t=1"])("%s is text, not a formula", (value) => {
  expect(lines([value])).toEqual([`'${value.replace("\t", "\t'")}`]);
});

it("a text begins no formula in a cell of its own either, where another sign ends cells", () => {
  expect(lines(["Rua A,=HYPERLINK(1)", "b\n@c", "1, -2"])).toEqual([
    `"Rua A,'=HYPERLINK(1)";"b\n'@c";"1, -2"`,
  ]);
});

const blanks = ["", " ", "\u00A0", "\u200B", "\uFEFF", "\u3000", " \u2060 ", "'", " '"];
const signs = ["=", "+", "-", "@", "＝", "＋", "－", "＠", "−"];
it.each(blanks.flatMap((blank) => signs.map((sign) => `${blank}${sign}1+1`)))(
  "security row 39: %j is text, not a formula",
  (value) => {
    expect(lines([value])).toEqual([`'${value}`]);
    expect(lines([value])[0]?.replace(guardedStart, "$1")).toBe(value);
  },
);

it("numbers stay numbers, and a text says the same when it is read again", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(Number(lines([value])[0])).toBe(Number(String(value)));
    }),
  );
  const parts = fc.constantFrom(...blanks, ...signs, ",", "a", "1", "\t");
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
      const value = `a${pieces.join("")}`;
      for (const text of [value, value.slice(1)]) {
        if (/^\t/.test(text)) continue;
        const written = csvOf([[text]])
          .slice(1, -2)
          .replace(/^"(.*)"$/s, "$1");
        expect(written.replace(guardedStart, "$1")).toBe(text);
        expect(written.replace(/[\p{Zs}\p{Cf}]/gu, "")).not.toMatch(/^[=+\-@＝＋－＠−]/);
      }
    }),
  );
});
