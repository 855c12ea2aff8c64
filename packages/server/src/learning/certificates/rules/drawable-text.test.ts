import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawable, drawableName, runsOf } from "./drawable-text.ts";

/** ASCII in the first font, Latin with accents in the second, nothing else. */
const fontOf = (point: number) => (point >= 32 && point < 127 ? 0 : point >= 0xa0 && point < 0x250 ? 1 : -1);

describe("§learning#certificates: names as the fonts can write them", () => {
  test.each([
    ["Ana Conceição", "Ana Conceição"],
    ["Łukasz Dvořák", "Łukasz Dvořák"],
    ["Bia 🌟 Reis", "Bia Reis"],
    ["Bia 👩🏽‍💻", "Bia"],
    ["\u202eana\u202c Silva", "ana Silva"],
    ["a\u0301vila", "ávila"],
    ["  Zé\t\nPequeno  ", "Zé Pequeno"],
    ["ملك", ""],
  ])("%j is written %j", (name, written) => {
    expect(drawable(name, fontOf)).toBe(written);
  });

  test("letters of several fonts come in runs, blanks with what stands before them", () => {
    expect(runsOf("Zoë K", fontOf)).toEqual([
      { text: "Zo", font: 0 },
      { text: "ë ", font: 1 },
      { text: "K", font: 0 },
    ]);
  });

  test("where a name cannot be written, the next one stands in", () => {
    expect(drawableName(["ملك", "malak"], fontOf)).toBe("malak");
    expect(drawableName(["ملك a", "malak"], fontOf)).toBe("malak");
    expect(drawableName(["🌟", "😀"], fontOf)).toBe("—");
    expect(drawableName(["Bia 🌟", "bia"], fontOf)).toBe("Bia");
  });

  test("nothing the fonts do not have is ever left, and writing it again changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (name) => {
        const written = drawable(name, fontOf);
        for (const letter of written) expect(fontOf(letter.codePointAt(0) ?? 0)).toBeGreaterThanOrEqual(0);
        expect(drawable(written, fontOf)).toBe(written);
      }),
    );
  });
});
