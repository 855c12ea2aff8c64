import { describe, expect, test } from "vitest";
import { readDay, readWhole } from "./written-values.ts";

describe("a file: whole numbers", () => {
  test.each([
    ["120", 120],
    [" 0 ", 0],
    ["1.500", 1500],
    ["1,500", 1500],
    ["12 500", 12_500],
    ["1.234.567", 1_234_567],
    ["-50", -50],
  ])("%s", (text, value) => {
    expect(readWhole(text)).toBe(value);
  });
  test.each(["", "1,5", "1.50", "12e3", "0x10", "NaN", "Infinity", "9".repeat(20), "1.5000", "=1+1"])(
    "%s is none",
    (text) => {
      expect(readWhole(text)).toBeUndefined();
    },
  );
});

describe("§limits#dates", () => {
  test.each([
    ["2026-03-05", "pt-BR", "2026-03-05"],
    ["05/03/2026", "pt-BR", "2026-03-05"],
    ["5-3-2026", "es-ES", "2026-03-05"],
    ["03-05-2026", "en-US", "2026-03-05"],
    ["03/05/2026", "fr-FR", "2026-03-05"],
    ["25/03/2026", "en-US", "2026-03-25"],
    ["29/02/2024", "pt-BR", "2024-02-29"],
  ] as const)("%s read in %s", (text, locale, day) => {
    expect(readDay(text, locale)).toBe(day);
  });
  test.each(["31/02/2026", "2026-13-01", "29/02/2026", "amanhã", "1/1/26", "2026-00-10"])(
    "%s is none",
    (text) => {
      expect(readDay(text, "pt-BR")).toBeUndefined();
    },
  );
});
