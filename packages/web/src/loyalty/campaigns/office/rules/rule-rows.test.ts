import type { BaseRule } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { describe, expect, it } from "vitest";
import { blankRow, holds, readRow, readWhole, rowOf, weightOf } from "./rule-rows.ts";

const rule: BaseRule = {
  id: "a",
  match: { brand: "Aurora", sku: "NB-1" },
  quantity: { from: 2, to: null },
  points: 1200,
  experience: 60,
};

describe("§earning-rules#evaluation a rule as a line and back", () => {
  it.each([
    ["open band", rule],
    ["closed band", { ...rule, quantity: { from: 1, to: 3 } }],
    ["every product in any quantity", { id: "b", match: {}, points: 5, experience: 0 }],
  ])("%s", (_, given) => {
    expect(readRow(rowOf(given))).toEqual({ rule: given, wrong: {} });
  });

  it("an upper end alone begins at one, experience left out is none", () => {
    const { rule: read } = readRow({ ...blankRow("c"), to: "4", points: "10" });
    expect(read).toEqual({ id: "c", match: {}, quantity: { from: 1, to: 4 }, points: 10, experience: 0 });
  });
});

it.each([
  ["60", 60],
  ["1.200", 1200],
  ["1,200,000", 1_200_000],
  ["1 200", 1200],
  ["60,00", 60],
  ["1.5", undefined],
  ["-3", undefined],
  ["", undefined],
  ["sixty", undefined],
])("a spreadsheet's %j is %s", (text, value) => {
  expect(readWhole(text)).toBe(value);
});

it("tells the cells that cannot be read, and nothing of a line left empty", () => {
  const row = { ...blankRow("a"), sku: "x".repeat(65), from: "0", points: "2000000", experience: "much" };
  expect(readRow(row)).toEqual({
    wrong: {
      sku: { code: "too_long", params: { maximum: 64 } },
      from: { code: "too_small", params: { minimum: 1 } },
      points: { code: "too_big", params: { maximum: 1_000_000 } },
      experience: { code: "not_a_number" },
    },
  });
  expect(readRow({ ...blankRow("b"), brand: "Aurora" }).wrong).toEqual({ points: { code: "required" } });
  expect(readRow(blankRow("c"))).toEqual({ wrong: {} });
});

it("§earning-rules#specificity the more a line says, the more it weighs", () => {
  expect(weightOf(rowOf(rule))).toBe(18);
  expect(weightOf(blankRow("a"))).toBe(0);
});

it("finds lines by words in any order, without accents", () => {
  const row = { ...blankRow("a"), productType: "Memória", brand: "Vértice" };
  expect(holds(row, "vertice memoria")).toBe(true);
  expect(holds(row, "vertice monitor")).toBe(false);
});
