import { describe, expect, test } from "vitest";
import type { RewardLine } from "./reward-line.ts";
import { type KnownItem, planRewards } from "./reward-plan.ts";

const item: KnownItem = {
  ...{ id: "i1", version: 3, sku: "A", name: { "pt-BR": "Fone" }, description: {}, conditions: {} },
  ...{
    categoryId: "c1",
    delivery: "shipped",
    eligibility: { training: "t1" },
    state: "published",
    stocked: true,
  },
  ...{ pictureFileIds: ["p1"], limits: [{ period: "month", units: 2 }] },
  countries: [{ country: "BR", price: 100, active: true, arrival: { from: 5, until: 10 } }],
  ...{ visibleFrom: null, visibleUntil: null, redeemFrom: null, redeemUntil: null },
};
const line = (fields: Partial<RewardLine>): RewardLine => ({
  ...{ line: 2, sku: "a", name: {}, description: {}, conditions: {}, prices: {}, limits: {} },
  ...fields,
});
const plan = (...lines: Partial<RewardLine>[]) =>
  planRewards(lines.map(line), {
    known: new Map([["A", item]]),
    names: {},
    timeZone: "America/Sao_Paulo",
    shelved: (categoryId) => categoryId === "c1",
  });

describe("a file of items comes in whole or not at all", () => {
  test.each<[string, Partial<RewardLine>, Partial<KnownItem>]>([
    ["a name", { name: { "en-US": "Phone" } }, { name: { "pt-BR": "Fone", "en-US": "Phone" } }],
    [
      "a price; when it arrives stays",
      { prices: { BR: 120 } },
      { countries: [{ country: "BR", price: 120, active: true, arrival: { from: 5, until: 10 } }] },
    ],
    [
      "a country more",
      { prices: { AR: 5 } },
      { countries: [{ country: "AR", price: 5, active: true }, ...item.countries] },
    ],
    ["a level in place of its eligibility", { level: "creator" }, { eligibility: { level: "creator" } }],
    ["open to everybody", { level: "basic" }, { eligibility: { all: [] } }],
    [
      "a limit more",
      { limits: { ever: 9 } },
      {
        limits: [
          { period: "month", units: 2 },
          { period: "ever", units: 9 },
        ],
      },
    ],
    ["a limit gone", { limits: { month: 0 } }, { limits: [] }],
  ])("a line changes %s, and leaves the rest", (_, fields, changed) => {
    const { updates, errors } = plan(fields);
    expect(errors).toEqual([]);
    expect(updates).toEqual([{ ...item, ...changed }]);
  });

  test("a line that says what is there already changes nothing", () => {
    const same = { name: { "pt-BR": "Fone" }, prices: { BR: 100, CL: 0 }, limits: { month: 2 } };
    expect(plan(same)).toMatchObject({ unchanged: 1, updates: [], creates: [] });
  });

  test("a new item is a draft for everybody, shipped", () => {
    const { creates } = plan({ sku: "B", name: { "fr-FR": "Casque" }, categoryId: "c1" });
    expect(creates).toMatchObject([
      { sku: "B", state: "draft", delivery: "shipped", eligibility: { all: [] }, countries: [] },
    ]);
  });

  test.each<[string, Partial<RewardLine>[], string[]]>([
    ["the same item twice", [{}, { line: 5, sku: "A" }], ["5 sku duplicate_in_file"]],
    ["a new item without name and category", [{ sku: "B" }], ["2 name_pt required", "2 category required"]],
    ["another delivery after units moved", [{ delivery: "digital" }], ["2 delivery invalid"]],
    ["published and sold nowhere", [{ prices: { BR: 0 } }], ["2 state mandatory_incomplete"]],
    [
      "published on a section that is switched off",
      [{ sku: "B", name: { "pt-BR": "x" }, categoryId: "c2", prices: { BR: 1 }, state: "published" }],
      ["2 state mandatory_incomplete"],
    ],
    [
      "over before it begins",
      [{ visibleFrom: new Date(2), visibleUntil: new Date(1) }],
      ["2 redeem_until date_invalid"],
    ],
  ])("is refused: %s", (_, lines, errors) => {
    const faults = plan(...lines).errors.map((error) => `${error.line} ${error.column} ${error.code}`);
    expect(faults).toEqual(errors);
  });
});
