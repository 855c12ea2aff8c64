import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { expect, test } from "vitest";
import { counterRows } from "./counter-rows.ts";

const reach = { campaignId: "c", userId: "u", storeId: "s", date: "2026-11-22" };
const rules = (...kinds: ("points_per_day" | "points_per_week" | "points_per_store" | "budget")[]) => ({
  ...emptyRuleSet,
  caps: kinds.map((kind, index) => ({ id: `cap${index}`, kind, limit: 100 })),
});

test("§earning-rules#caps a limit counts where it reaches, the shared one last", () => {
  const rows = counterRows(rules("budget", "points_per_store", "points_per_week", "points_per_day"), reach);
  expect(rows).toEqual([
    { scope: "day", ownerId: "u", period: "2026-11-22", limit: 100 },
    // A Sunday belongs to the Monday before it.
    { scope: "week", ownerId: "u", period: "2026-11-16", limit: 100 },
    { scope: "store", ownerId: "s", period: "", limit: 100 },
    { scope: "budget", ownerId: "c", period: "", limit: 100 },
  ]);
});

test("§earning-rules#caps what is not limited is not counted", () => {
  expect(counterRows(emptyRuleSet, reach)).toEqual([]);
  expect(counterRows(rules("points_per_store"), { ...reach, storeId: null })).toEqual([]);
});
