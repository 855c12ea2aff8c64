import type { Level } from "@trilha/contract/core/level.ts";
import { describe, expect, test } from "vitest";
import {
  above,
  below,
  type EvaluatedReview,
  evaluateLevel,
  type LevelEvaluation,
  type LevelFacts,
} from "./evaluate-level.ts";

const somebody: LevelFacts = {
  ...{ level: "basic", grantedHere: false, experience: 0, active: true, begun: true, settled: false },
  ...{ thresholds: { creator: 1_000, influencer: 3_000 }, reviews: [] },
};
const promotion: EvaluatedReview = {
  ...{ id: "p", kind: "promotion", state: "eligible", from: "basic", to: "creator" },
  ...{ threshold: 1_000, experience: 1_000 },
};
const reassessment: EvaluatedReview = {
  ...{ id: "r", kind: "reassessment", state: "eligible", from: "creator", to: "basic" },
  ...{ threshold: 1_000, experience: 900 },
};
const nothing: LevelEvaluation = { lapse: [], open: null };
const toCreator = { kind: "promotion", from: "basic", to: "creator", threshold: 1_000 } as const;
const toInfluencer = { kind: "promotion", from: "creator", to: "influencer", threshold: 3_000 } as const;
const again = { kind: "reassessment", from: "creator", to: "basic", threshold: 1_000 } as const;
const creatorHere = { level: "creator", grantedHere: true } as const;

describe("§loyalty#levels level-up", () => {
  test.each<[string, Partial<LevelFacts>, LevelEvaluation]>([
    ["one short", { experience: 999 }, nothing],
    ["enough", { experience: 1_000 }, { lapse: [], open: toCreator }],
    ["one level at a time", { experience: 9_000 }, { lapse: [], open: toCreator }],
    ["the next one", { ...creatorHere, experience: 3_000 }, { lapse: [], open: toInfluencer }],
    ["a Creator of long ago", { level: "creator", experience: 3_000 }, { lapse: [], open: toInfluencer }],
    ["nothing above Influencer", { level: "influencer", experience: 9_000 }, nothing],
    ["not before it begins", { experience: 1_000, begun: false }, nothing],
    ["not once it is settled", { experience: 1_000, settled: true }, nothing],
    ["not for who is blocked", { experience: 1_000, active: false }, nothing],
    ["not twice", { experience: 1_000, reviews: [promotion] }, nothing],
    [
      "not while it is looked at",
      { experience: 1_000, reviews: [{ ...promotion, state: "under_review" }] },
      nothing,
    ],
    [
      "not while it is appealed",
      { experience: 1_000, reviews: [{ ...promotion, state: "appealed" }] },
      nothing,
    ],
    ["not after a refusal", { experience: 2_000, reviews: [{ ...promotion, state: "refused" }] }, nothing],
    [
      "again after a lapse",
      { experience: 1_000, reviews: [{ ...promotion, state: "lapsed" }] },
      { lapse: [], open: toCreator },
    ],
    [
      "again after it was lowered",
      {
        experience: 1_000,
        reviews: [
          { ...promotion, state: "granted" },
          { ...reassessment, state: "lowered" },
        ],
      },
      { lapse: [], open: toCreator },
    ],
  ])("%s", (_, facts, expected) => {
    expect(evaluateLevel({ ...somebody, ...facts })).toEqual(expected);
  });
});

describe("§states#level: what nobody decided lapses", () => {
  test.each<[string, Partial<LevelFacts>, LevelEvaluation]>([
    ["experience fell below", { experience: 999, reviews: [promotion] }, { lapse: ["p"], open: null }],
    [
      "even while it is looked at",
      { experience: 0, reviews: [{ ...promotion, state: "under_review" }] },
      { lapse: ["p"], open: null },
    ],
    [
      "an appeal too",
      { experience: 0, reviews: [{ ...promotion, state: "appealed" }] },
      { lapse: ["p"], open: null },
    ],
    ["a decision stays", { experience: 0, reviews: [{ ...promotion, state: "refused" }] }, nothing],
    [
      "the campaign was settled",
      { experience: 5_000, settled: true, reviews: [promotion] },
      { lapse: ["p"], open: null },
    ],
    [
      "the level came from another campaign",
      { level: "creator", experience: 1_500, reviews: [promotion] },
      { lapse: ["p"], open: null },
    ],
    ["blocked, it waits", { experience: 1_000, active: false, reviews: [promotion] }, nothing],
  ])("%s", (_, facts, expected) => {
    expect(evaluateLevel({ ...somebody, ...facts })).toEqual(expected);
  });
});

describe("a level whose experience fell", () => {
  test.each<[string, Partial<LevelFacts>, LevelEvaluation]>([
    ["is looked at again", { experience: 999 }, { lapse: [], open: again }],
    ["is left alone while there is enough", { experience: 1_000 }, nothing],
    ["is left alone where it came from another campaign", { experience: 0, grantedHere: false }, nothing],
    ["once", { experience: 900, reviews: [reassessment] }, nothing],
    ["not when it came back", { experience: 1_000, reviews: [reassessment] }, { lapse: ["r"], open: null }],
    [
      "not again once it was kept",
      { experience: 900, reviews: [{ ...reassessment, state: "kept" }] },
      nothing,
    ],
    [
      "again when more fell",
      { experience: 899, reviews: [{ ...reassessment, state: "kept" }] },
      { lapse: [], open: again },
    ],
    ["not once the campaign is settled", { experience: 0, settled: true }, nothing],
  ])("%s", (_, facts, expected) => {
    expect(evaluateLevel({ ...somebody, ...creatorHere, ...facts })).toEqual(expected);
  });
});

test.each<[Level, string | null, string]>([
  ["basic", "creator", "basic"],
  ["creator", "influencer", "basic"],
  ["influencer", null, "creator"],
])("%s lies below %s and above %s", (level, next, before) => {
  expect([above(level), below(level)]).toEqual([next, before]);
});
