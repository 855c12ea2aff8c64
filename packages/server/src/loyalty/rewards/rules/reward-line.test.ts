import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { describe, expect, test } from "vitest";
import { type FileWords, readRewardLine, rewardFile } from "./reward-line.ts";

const words: FileWords = {
  ...{ locale: "pt-BR", timeZone: "America/Sao_Paulo" },
  categoryOf: (name, department) => (name === "Áudio" && department !== "Casa" ? "c1" : undefined),
  categories: ["Áudio"],
};
const read = (columns: string, cells: string) => {
  const known = readHeaderLine(columns.split(";"), rewardFile);
  if (!known) throw new Error("no header");
  return readRewardLine(2, cells.split(";"), known.header, words);
};

describe("a line of a file of items", () => {
  test("says what its cells say, and nothing of what is empty", () => {
    const line = read(
      "sku;name_pt;name_en;category;delivery;price_br;level;limit_ever;state",
      "A;Fone;;Áudio;;1.200;creator;0;",
    );
    expect(line).toEqual({
      ...{ line: 2, sku: "A", name: { "pt-BR": "Fone" }, description: {}, conditions: {} },
      ...{ categoryId: "c1", prices: { BR: 1200 }, level: "creator", limits: { ever: 0 } },
    });
  });

  test("a day begins in the client's zone, and the last one is included; our own moments are exact", () => {
    const line = read(
      "sku;visible_from;visible_until;redeem_until",
      "A;01/12/2026;2026-12-31;2026-12-30T12:00:00.000Z",
    );
    expect(line).toMatchObject({
      visibleFrom: new Date("2026-12-01T03:00:00Z"),
      visibleUntil: new Date("2027-01-01T03:00:00Z"),
      redeemUntil: new Date("2026-12-30T12:00:00Z"),
    });
  });

  test.each([
    ["sku;price_br", ";10", "sku required"],
    ["sku;price_br", "A;dez", "price_br not_a_number"],
    ["sku;price_br", "A;-1", "price_br too_small"],
    ["sku;price_br", "A;1000000001", "price_br too_big"],
    ["sku;limit_month", "A;1,5", "limit_month not_a_number"],
    ["sku;category", "A;Nada", "category reference_one_of"],
    ["sku;department;category", "A;Casa;Áudio", "category reference_one_of"],
    ["sku;department;category", "A;Casa;", "category required"],
    ["sku;delivery", "A;pombo", "delivery one_of"],
    ["sku;level", "A;ouro", "level one_of"],
    ["sku;visible_from", "A;31/02/2026", "visible_from date_invalid"],
    ["sku;visible_from", "A;0000-01-01", "visible_from date_invalid"],
    ["sku;name_pt", `A;${"x".repeat(121)}`, "name_pt too_long"],
  ])("%s with %s: %s", (columns, cells, error) => {
    const line = read(columns, cells);
    expect("errors" in line && line.errors.map(({ column, code }) => `${column} ${code}`)).toEqual([error]);
  });
});
