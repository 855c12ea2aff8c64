import { describe, expect, test } from "vitest";
import { type Agreement, dateAgreement, numberAgreement } from "./agreement.ts";

const key = "35261112345678000195650010000012341000012345";
const reading = { country: "BR", number: "1234", series: "1", uniqueKey: key } as const;

describe("§loyalty#typed-beside-read the number", () => {
  test.each<[string, string | null, Agreement]>([
    ["1234", "1234", "same"],
    ["001-1234", "1234", "same"],
    [key, "1234", "same"],
    ["1235", "1234", "differs"],
    ["1234", null, "unknown"],
  ])("%s beside %s: %s", (typed, number, agreement) => {
    expect(numberAgreement(typed, { ...reading, number })).toBe(agreement);
  });
});

describe("§loyalty#typed-beside-read the day", () => {
  test.each<[string | null, string | null, Agreement]>([
    ["2026-11-05", "2026-11", "same"],
    ["2026-11-04", "2026-11", "differs"],
    [null, "2026-11", "same"],
    [null, "2026-10", "differs"],
    [null, null, "unknown"],
  ])("2026-11-05 beside day %s, month %s: %s", (date, month, agreement) => {
    expect(dateAgreement("2026-11-05", { date, month })).toBe(agreement);
  });
});
