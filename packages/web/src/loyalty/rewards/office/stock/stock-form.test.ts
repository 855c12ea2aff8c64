import { describe, expect, it, test } from "vitest";
import { moveFiltersOf, stockList } from "./stock.queries.ts";
import { checkStock, emptyStock, type StockValues, unitsOf } from "./stock-form.ts";

describe("§validation#redemption-rush enough stock: units that come in, and what a count finds", () => {
  test.each<[Partial<StockValues>, "receive" | "correct", string[]]>([
    [{}, "receive", ["units required"]],
    [{ units: "1.500" }, "receive", []],
    [{ units: "1,5" }, "receive", ["units not_a_number"]],
    [{ units: "0" }, "receive", ["units too_small"]],
    [{ units: "1000001" }, "receive", ["units too_big"]],
    [{ units: "3" }, "correct", ["words required"]],
    [{ units: "3", words: "x", direction: "less" }, "correct", []],
    [{ units: "6", words: "x", direction: "less" }, "correct", ["units too_big"]],
    [{ units: "6", words: "x" }, "correct", []],
  ])("%j to %s: %j", (changes, deed, expected) => {
    const wrong = checkStock({ ...emptyStock, ...changes }, deed, 5);
    expect(Object.entries(wrong).map(([path, { code }]) => `${path} ${code}`)).toEqual(expected);
  });

  it("a correction has a sign, a receipt has none", () => {
    const values = { ...emptyStock, units: "3", direction: "less" } as const;
    expect([unitsOf(values, "correct"), unitsOf(values, "receive")]).toEqual([-3, 3]);
  });

  it("reads the address, and leaves out what no list could mean", () => {
    expect(stockList.read({ search: " a ", country: "BR", stock: "none" })).toEqual({
      search: "a",
      country: "BR",
      soldOut: "true",
    });
    expect(stockList.read({ search: " ", country: "X", stock: "some" })).toEqual({});
    expect(moveFiltersOf({ kind: "ship", country: "AR" })).toEqual({ kind: "ship", country: "AR" });
    expect(moveFiltersOf({ kind: "lost" })).toEqual({});
  });
});
