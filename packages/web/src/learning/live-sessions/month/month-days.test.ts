import { describe, expect, it } from "vitest";
import { addMonths, dayAfterKey, dayInMonth, weeksOf } from "./month-days.ts";

describe("a month as a grid", () => {
  it("holds whole weeks, which begin as the language's country has it", () => {
    const ends = (month: string, locale: "pt-BR" | "fr-FR") => {
      const weeks = weeksOf(month, locale);
      return [weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)];
    };
    expect(ends("2026-12", "pt-BR")).toEqual([5, "2026-11-29", "2027-01-02"]);
    expect(ends("2026-12", "fr-FR")).toEqual([5, "2026-11-30", "2027-01-03"]);
    expect(ends("2027-02", "fr-FR")).toEqual([4, "2027-02-01", "2027-02-28"]);
  });

  it("follows another over a year's end", () => {
    expect(addMonths("2026-12", 1)).toBe("2027-01");
    expect(addMonths("2026-01", -1)).toBe("2025-12");
  });

  it("has its last day where another has more", () => {
    expect(dayInMonth("2026-12-31", "2027-02")).toBe("2027-02-28");
    expect(dayInMonth("2026-12-15", "2027-02")).toBe("2027-02-15");
  });

  it.each([
    ["ArrowLeft", "2026-11-30"],
    ["ArrowRight", "2026-12-02"],
    ["ArrowUp", "2026-11-24"],
    ["ArrowDown", "2026-12-08"],
    ["Home", "2026-11-29"],
    ["End", "2026-12-05"],
    ["PageUp", "2026-11-01"],
    ["PageDown", "2027-01-01"],
    ["a", undefined],
  ])("the key %s leads from a Tuesday to %s", (key, day) => {
    expect(dayAfterKey(key, "2026-12-01", "pt-BR")).toBe(day);
  });
});
