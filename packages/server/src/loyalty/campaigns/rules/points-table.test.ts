import { emptyRuleSet, type Multiplier, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { expect, test } from "vitest";
import { facetsOf, type PointsTableFilter, promotionState, reaches, tableRows } from "./points-table.ts";

const row = (id: string, match: RuleSet["base"][number]["match"]) => ({
  id,
  match,
  points: 1,
  experience: 1,
});
const ruleSet: RuleSet = {
  ...emptyRuleSet,
  base: [
    row("c", { productType: "Notebook", brand: "Vertex" }),
    row("a", { productType: "Notebook", brand: "Aurora", processor: "Helix 7", generation: "Gen 14" }),
    row("b", { productType: "Câmera" }),
    row("d", { sku: "AU-CAM-1" }),
  ],
};
const none: PointsTableFilter = { search: "", productType: undefined, brand: undefined };
const ids = (filter: Partial<PointsTableFilter>) =>
  tableRows(ruleSet, { ...none, ...filter }, new Map([["AU-CAM-1", "Aurora Lynx"]])).map(({ id }) => id);

test("§routes#points-table: in the order people look for things", () => {
  expect(ids({})).toEqual(["d", "b", "a", "c"]);
  expect(facetsOf(ruleSet)).toEqual({ productTypes: ["Câmera", "Notebook"], brands: ["Aurora", "Vertex"] });
});

test.each([
  ["camera", ["b"]],
  ["gen14 aurora", []],
  ["gen 14 aurora", ["a"]],
  ["  NOTEBOOK  vertex", ["c"]],
  ["notbook vertx", ["c"]],
  ["lynx", ["d"]],
  ["au-cam", ["d"]],
])("§routes#points-table: searched by %s", (search, expected) => {
  expect(ids({ search })).toEqual(expected);
});

test("§routes#points-table: narrowed down", () => {
  expect(ids({ productType: "notebook" })).toEqual(["a", "c"]);
  expect(ids({ productType: "notebook", brand: "VERTEX" })).toEqual(["c"]);
});

const promotion: Multiplier = {
  id: "p",
  name: {},
  factor: { numerator: 3, denominator: 2 },
  from: "2026-11-10",
  to: "2026-11-12",
  match: {},
  countries: [],
  storeGroupIds: [],
  levels: [],
  experienceToo: false,
  stacks: false,
};
const person = { country: "BR", level: "basic", storeGroupIds: ["g1", "g2"] } as const;

test.each<[Partial<Multiplier>, boolean]>([
  [{}, true],
  [{ countries: ["AR"] }, false],
  [{ countries: ["AR", "BR"], levels: ["basic"] }, true],
  [{ levels: ["creator"] }, false],
  [{ storeGroupIds: ["g2"] }, true],
  [{ storeGroupIds: ["g3"] }, false],
])("§earning-rules#multipliers promotions: %j reaches somebody of Brazil: %s", (scope, reached) => {
  expect(reaches({ ...promotion, ...scope }, person)).toBe(reached);
});

test.each([
  ["2026-11-09", "upcoming"],
  ["2026-11-10", "running"],
  ["2026-11-12", "running"],
  ["2026-11-13", "ended"],
])("§earning-rules#multipliers promotions: on %s it is %s", (today, state) => {
  expect(promotionState(promotion, today)).toBe(state);
});
