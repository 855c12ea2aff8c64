import { describe, expect, it } from "vitest";
import { asciiSkeleton, hasForeignLetters } from "./confusables.ts";

describe("§validation#invoice-number letters that look alike in invoice numbers (UTS #39)", () => {
  it.each([
    ["Cyrillic", "АВЕКМНОРСТХ", "ABEKMH0PCTX"],
    ["Greek", "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZH1KMN0PTYX"],
    ["Armenian and Cherokee", "ՕᎪᏴ", "0AB"],
    ["full width and mathematical", "Ａ𝟏𝐁", "A1B"],
    ["accents and ordinals", "Ação Nº", "ACAO NO"],
    ["digits that look like other signs", "٥۱", "01"],
  ])("%s", (_, typed, skeleton) => {
    expect(asciiSkeleton(typed)).toBe(skeleton);
  });

  it.each([
    ["NF-123", false],
    ["ＮＦ１２３ nº", false],
    ["Ação 12", false],
    ["NF12\u0417", true],
    ["Α1", true],
    ["١٢", true],
    ["", false],
  ])("%j holds foreign letters: %s", (typed, is) => {
    expect(hasForeignLetters(typed)).toBe(is);
  });
});
