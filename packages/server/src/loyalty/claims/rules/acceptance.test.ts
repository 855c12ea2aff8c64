import { acceptanceDefaults } from "@trilha/contract/loyalty/claims/acceptance.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limitReached } from "./acceptance.ts";

const settings = {
  ...acceptanceDefaults,
  pointsPerSale: 100,
  unitsPerSale: 3,
  pointsPerWeek: 250,
  unitsPerWeek: 6,
};
const none = { points: 0, units: 0 };

describe("what the programme lets through unseen", () => {
  it.each([
    ["within everything", { points: 100, units: 3 }, none, undefined],
    ["a point too many", { points: 101, units: 1 }, none, "over_sale_limit"],
    ["a unit too many", { points: 10, units: 4 }, none, "over_sale_limit"],
    ["the week is full", { points: 100, units: 1 }, { points: 151, units: 0 }, "over_person_limit"],
    ["the week just holds it", { points: 100, units: 3 }, { points: 150, units: 3 }, undefined],
    ["a unit beyond the week", { points: 0, units: 1 }, { points: 0, units: 6 }, "over_person_limit"],
  ])("%s", (_, report, week, kind) => {
    expect(limitReached(settings, report, week)?.kind).toBe(kind);
  });

  it("off: nothing", () => {
    expect(limitReached({ ...settings, enabled: false }, none, none)?.kind).toBe("acceptance_off");
  });

  it("however a person splits it up, no more than the limit of the week passes", () => {
    const report = fc.record({ points: fc.nat({ max: 150 }), units: fc.nat({ max: 4 }) });
    fc.assert(
      fc.property(fc.array(report, { maxLength: 40 }), (reports) => {
        let week = none;
        for (const one of reports) {
          if (limitReached(settings, one, week)) continue;
          week = { points: week.points + one.points, units: week.units + one.units };
        }
        expect(week.points).toBeLessThanOrEqual(settings.pointsPerWeek);
        expect(week.units).toBeLessThanOrEqual(settings.unitsPerWeek);
      }),
    );
  });
});
