import { describe, expect, it, test } from "vitest";
import {
  cellOf,
  checkLimits,
  checkMoney,
  checkSections,
  limitsBody,
  limitsOf,
  moneyBody,
  moneyOf,
  placed,
  pointValueOf,
  sectionsBody,
} from "./section-values.ts";

const section = (id: string, name: string) => ({ id, name: { "pt-BR": name }, active: true });

describe("§routes#screen-reward-store rewards: departments and categories", () => {
  const departments = [{ ...section("d", " Casa "), categories: [section("c", " ")] }];

  it("each has a name, told by its id", () => {
    expect(checkSections({ departments })).toEqual({ c: "required" });
  });

  it("are sent without what was left empty", () => {
    expect(sectionsBody({ departments })).toEqual([
      { ...section("d", "Casa"), categories: [{ id: "c", name: {}, active: true }] },
    ]);
  });

  test.each([
    [0, 1, "bac"],
    [2, -1, "acb"],
    [0, -1, "abc"],
    [2, 1, "abc"],
  ] as const)("moved: %i by %i", (index, offset, expected) => {
    expect(placed(["a", "b", "c"], index, offset).join("")).toBe(expected);
  });
});

describe("§validation#redemption: limits of a category", () => {
  it("come and go as a table of texts", () => {
    const limits = [{ categoryId: "c", period: "month", units: 2 }] as const;
    const values = limitsOf({ version: 1, limits: [...limits] });
    expect(values.limits).toEqual({ [cellOf("c", "month")]: "2" });
    expect(limitsBody({ limits: { ...values.limits, [cellOf("c", "year")]: " " } })).toEqual(limits);
  });

  it("are whole numbers of at least one", () => {
    const wrong = checkLimits({ limits: { "c month": "0", "c year": "x", "c ever": "3", "d ever": "" } });
    expect(Object.entries(wrong).map(([cell, { code }]) => `${cell} ${code}`)).toEqual([
      "c month too_small",
      "c year not_a_number",
    ]);
  });
});

describe("what a point is worth", () => {
  test.each([
    ["0,05", 0.05],
    ["0.05", 0.05],
    ["1000", 1000],
    ["1001", undefined],
    ["0,1234567", undefined],
    ["-1", undefined],
    ["1.000,5", undefined],
  ])("%s: %s", (text, value) => {
    expect(pointValueOf(text)).toBe(value);
  });

  test.each([
    ["pt-BR", 0.05, "0,05"],
    ["en-US", 0.05, "0.05"],
    ["fr-FR", 1000, "1000"],
    ["es-ES", 0.123456, "0,123456"],
    ["pt-BR", null, ""],
  ] as const)("in %s, %s is written %s, and read again as the same", (locale, pointValue, written) => {
    const shown = moneyOf({ version: 1, currency: "BRL", pointValue }, locale).pointValue;
    expect(shown).toBe(written);
    expect(pointValueOf(shown) ?? null).toBe(pointValue);
  });

  it("needs a currency, or is shown nowhere", () => {
    expect(checkMoney({ currency: "", pointValue: "0,05" })).toEqual({ currency: "required" });
    expect(moneyBody({ currency: "BRL", pointValue: "0,05" })).toEqual({ currency: "BRL", pointValue: 0.05 });
    expect(moneyBody({ currency: "", pointValue: " " })).toEqual({ currency: null, pointValue: null });
  });
});
