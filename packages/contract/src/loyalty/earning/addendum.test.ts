import { describe, expect, it } from "vitest";
import { addendumFaults, withAddendum } from "./addendum.ts";
import { emptyRuleSet, type Multiplier, type RuleSet } from "./rule-set.ts";

const promotion = (id: string, numerator: number, over: Partial<Multiplier> = {}): Multiplier => ({
  id,
  name: {},
  factor: { numerator, denominator: 2 },
  from: "2026-11-10",
  to: "2026-11-30",
  match: {},
  countries: [],
  storeGroupIds: [],
  levels: [],
  experienceToo: false,
  stacks: false,
  ...over,
});
const frozen: RuleSet = {
  ...emptyRuleSet,
  multipliers: [promotion("old", 3, { from: "2026-11-20" })],
  caps: [{ id: "day", kind: "points_per_day", limit: 100 }],
};

describe("§earning-rules#addenda promotions added to a frozen rule set", () => {
  it("come after what is there; the set itself stays", () => {
    const added = withAddendum(frozen, [promotion("new", 4)]);
    expect(added.multipliers.map(({ id }) => id)).toEqual(["old", "new"]);
    expect(frozen.multipliers).toHaveLength(1);
  });

  it.each<[string, Multiplier, string[]]>([
    ["a promotion from the first day on", promotion("new", 4), []],
    ["one that begins before it", promotion("new", 4, { from: "2026-11-09" }), ["addendum_too_early from"]],
    ["one that lowers", promotion("new", 1), ["factor_below_one factor"]],
    ["one that ends before it begins", promotion("new", 4, { to: "2026-11-09" }), ["window_backwards to"]],
    ["an id of a promotion", promotion("old", 4), ["id_twice id"]],
    ["an id of a limit", promotion("day", 4), ["id_twice id"]],
    ["one too high with what is there", promotion("new", 199, { stacks: true }), ["factors_too_high factor"]],
  ])("%s", (_, added, expected) => {
    const faults = addendumFaults(frozen, [promotion("first", 2), added], "2026-11-10");
    expect(faults.map(({ kind, path }) => `${kind} ${path}`)).toEqual(
      expected.map((fault) => fault.replace(" ", " multipliers.1.")),
    );
  });

  it("says nothing of what was wrong before", () => {
    const wrong = { ...frozen, multipliers: [promotion("old", 1)] };
    expect(addendumFaults(wrong, [promotion("new", 4)], "2026-11-10")).toEqual([]);
  });
});
