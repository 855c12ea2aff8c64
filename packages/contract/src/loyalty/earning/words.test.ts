import { describe, expect, it } from "vitest";
import type { TraceStep } from "./evaluation.ts";
import { traceSummary } from "./words.ts";

const base: TraceStep = {
  step: "base",
  ruleId: "notebooks",
  match: { productType: "Notebook" },
  units: 2,
  pointsPerUnit: 60,
  experiencePerUnit: 50,
  points: 120,
  experience: 100,
};
const spring: TraceStep = {
  step: "multiplier",
  ruleId: "spring",
  name: { "pt-BR": "Primavera", "fr-FR": "Printemps" },
  numerator: 3,
  denominator: 2,
  before: 120,
  after: 180,
};
const dayLimit: TraceStep = {
  step: "cap",
  ruleId: "day",
  kind: "points_per_day",
  limit: 170,
  before: 180,
  after: 170,
};

describe("§earning-rules#evaluation the reason for a number", () => {
  it("gives a sentence what it needs", () => {
    expect(traceSummary([base, spring, dayLimit])).toEqual({
      source: {
        kind: "sale",
        ruleId: "notebooks",
        match: { productType: "Notebook" },
        units: 2,
        pointsPerUnit: 60,
        experiencePerUnit: 50,
      },
      promotions: [
        {
          ruleId: "spring",
          name: { "pt-BR": "Primavera", "en-US": "Primavera", "es-ES": "Primavera", "fr-FR": "Printemps" },
          factor: 1.5,
          points: { before: 120, after: 180 },
          experience: null,
        },
      ],
      limits: [{ ruleId: "day", kind: "points_per_day", limit: 170, change: { before: 180, after: 170 } }],
      share: null,
      corrections: [],
      points: 170,
      experience: 100,
    });
  });

  it.each<[string, TraceStep[], number, number]>([
    ["nothing matched", [{ step: "no_rule" }], 0, 0],
    ["an activity", [{ step: "activity", ruleId: "a", kind: "photo", points: 5, experience: 7 }], 5, 7],
    [
      "a promotion on experience too",
      [base, { ...spring, experience: { before: 100, after: 150 } }],
      180,
      150,
    ],
    ["a line beyond the limit", [base, { ...dayLimit, kind: "lines_per_invoice" }], 0, 0],
    ["units beyond the limit", [{ ...dayLimit, kind: "units_per_line" }, base], 120, 100],
    [
      "a part of several lines",
      [base, { step: "share", units: 1, of: 2, points: 60, experience: 50 }],
      60,
      50,
    ],
    [
      "a correction",
      [base, { step: "manual", reason: "typing error", points: -20, experience: 0 }],
      100,
      100,
    ],
  ])("%s comes to its number", (_, trace, points, experience) => {
    expect(traceSummary(trace)).toMatchObject({ points, experience });
  });

  it("a promotion without a name is called by its id", () => {
    expect(traceSummary([base, { ...spring, name: { "en-US": "" } }]).promotions[0]?.name["es-ES"]).toBe(
      "spring",
    );
  });
});
