import { locales } from "@trilha/contract/core/locale.ts";
import { describe, expect, test } from "vitest";
import { lengthInWords, scoreInWords } from "./words.ts";

/** Blanks that do not break are blanks. */
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, " ") ?? null;

describe("§learning#certificates: lengths and scores in words", () => {
  test("each language writes them its own way", () => {
    expect(locales.map((locale) => plain(lengthInWords(150, locale)))).toEqual([
      "2,5 horas",
      "2.5 hours",
      "2,5 horas",
      "2,5 heures",
    ]);
    expect(locales.map((locale) => plain(scoreInWords(92.5, locale)))).toEqual([
      "92,5%",
      "92.5%",
      "92,5 %",
      "92,5 %",
    ]);
  });

  test.each([
    [0, null],
    [1, "1 minute"],
    [45, "45 minutes"],
    [60, "1 hour"],
    [95, "1.5 hours"],
  ])("%s minutes are %s", (minutes, words) => {
    expect(lengthInWords(minutes, "en-US")).toBe(words);
  });

  test("no score is none, not zero", () => {
    expect([scoreInWords(null, "en-US"), scoreInWords(0, "en-US")]).toEqual([null, "0%"]);
  });
});
