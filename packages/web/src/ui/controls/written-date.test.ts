import { describe, expect, it } from "vitest";
import { LOCALES } from "../../i18n/locales.ts";
import { writtenDate } from "./written-date.ts";

describe("§limits#dates are day/month/year for language ids 1 and 3, month-day-year otherwise", () => {
  it.each([
    ["pt-BR", "05/11/2026"],
    ["en-US", "11-05-2026"],
    ["es-ES", "05/11/2026"],
    ["fr-FR", "11-05-2026"],
  ] as const)("%s writes the 5th of November as %s", (locale, text) => {
    expect(writtenDate(locale).write("2026-11-05")).toBe(text);
    expect(writtenDate(locale).read(text)).toBe("2026-11-05");
  });

  it.each(LOCALES)("%s reads back every day it wrote, also over leap days", (locale) => {
    const { read, write } = writtenDate(locale);
    for (let day = Date.UTC(2027, 11, 25); day < Date.UTC(2028, 2, 3); day += 86_400_000) {
      const value = new Date(day).toISOString().slice(0, 10);
      expect(read(write(value))).toBe(value);
    }
  });

  it.each([
    ["5/1/2026", "2026-01-05"],
    ["5.1.2026", "2026-01-05"],
    ["05 01 2026", "2026-01-05"],
    ["05012026", "2026-01-05"],
    [" 2026-01-05 ", "2026-01-05"],
    ["29/02/2028", "2028-02-29"],
    ["29/02/2026", ""],
    ["31/04/2026", ""],
    ["12/13/2026", ""],
    ["05/01/26", ""],
    ["05/01/0026", ""],
    ["05/01", ""],
    ["", ""],
    ["amanhã", ""],
  ])("of %j, typed in Portuguese, understands %j", (text, value) => {
    expect(writtenDate("pt-BR").read(text)).toBe(value);
  });

  it("sets the marks while somebody types", () => {
    expect(["0", "05", "05/1", "05/11", "05/11/2"].map(writtenDate("pt-BR").grow)).toEqual([
      "0",
      "05/",
      "05/1",
      "05/11/",
      "05/11/2",
    ]);
    expect(writtenDate("en-US").grow("11")).toBe("11-");
  });
});
