import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { expect, test } from "vitest";
import { firstFreeDay, momentsOf, movedBy, windowFields, withBudget } from "./office-rules.ts";

const window = {
  country: "BR",
  timeZone: "America/Sao_Paulo",
  beginsOn: "2026-10-01",
  endsOn: "2026-12-15",
} as const;

test("§loyalty#campaigns a campaign lasts from local midnight to local midnight", () => {
  expect(momentsOf(window)).toEqual({
    beginsAt: new Date("2026-10-01T03:00:00Z"),
    endsAt: new Date("2026-12-16T03:00:00Z"),
  });
});

test.each([
  [{}, []],
  [{ country: "AR" as const }, ["countries.1.country not_an_option"]],
  [{ timeZone: "America/Lima" }, ["countries.1.timeZone not_an_option"]],
  [{ endsOn: "2026-09-30" }, ["countries.1.endsOn invalid"]],
  [{ endsOn: "2028-09-30" }, ["countries.1.endsOn invalid"]],
])("the window %j: %j", (change, wrong) => {
  const chile = { ...window, country: "CL" as const, timeZone: "America/Santiago" };
  const changed = { ...window, ...change };
  expect(
    windowFields([chile, changed], new Set(["BR", "CL"])).map(({ path, code }) => `${path} ${code}`),
  ).toEqual(wrong);
});

test("a country stands once", () => {
  expect(windowFields([window, window], new Set(["BR"]))).toMatchObject([{ path: "countries.1.country" }]);
});

test("the budget is one limit of the rule set, whatever the document said", () => {
  const typed = { ...emptyRuleSet, caps: [{ id: "b", kind: "budget" as const, limit: 5 }] };
  expect(withBudget(typed, 900).caps).toEqual([{ id: "b", kind: "budget", limit: 900 }]);
  expect(withBudget(typed, null).caps).toEqual([]);
  const taken = { ...emptyRuleSet, base: [{ id: "budget", match: {}, points: 1, experience: 1 }] };
  expect(withBudget(taken, 900).caps).toEqual([{ id: "budget-2", kind: "budget", limit: 900 }]);
});

test("promotions of a copy move with its days", () => {
  const promotion = { id: "p", from: "2026-12-30", to: "2027-01-02" } as never;
  expect(movedBy({ ...emptyRuleSet, multipliers: [promotion] }, 92).multipliers).toMatchObject([
    { from: "2027-04-01", to: "2027-04-04" },
  ]);
});

test("§earning-rules#multipliers a promotion begins on a day nobody lives in yet", () => {
  const zones = ["America/Tijuana", "America/Sao_Paulo"];
  expect(firstFreeDay(zones, new Date("2026-11-21T02:59:59Z"))).toBe("2026-11-21");
  expect(firstFreeDay(zones, new Date("2026-11-21T03:00:00Z"))).toBe("2026-11-22");
});
