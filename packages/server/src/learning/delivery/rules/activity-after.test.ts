import { describe, expect, test } from "vitest";
import {
  type ActivityWork,
  betterScore,
  judged,
  laterVerdict,
  type ReportedOutcome,
  verdictOf,
} from "./activity-after.ts";

const work = (fields: Partial<ActivityWork> = {}, seconds = 0): ActivityWork => ({
  ...{ state: "in_progress", percent: 0, score: null, verdict: null },
  record: {
    ...{ openedAt: 0, unit: "seconds", seen: [], size: null, seconds, position: null },
    positionFrom: { openedAt: 0, seq: 0 },
    ahead: 0,
    sitting: { openedAt: 0, seq: 0, seconds: 0, seen: [] },
  },
  ...fields,
});
const time = { rule: "time", seconds: 60 } as const;
const pass = { rule: "verdict", require: "passed" } as const;

describe("§learning#completion activities state", () => {
  test.each([
    ["on its way", work({}, 30), time, "in_progress", 50],
    ["done", work({}, 60), time, "finished", 100],
    ["nothing to complete", work({}, 60), null, "in_progress", 0],
    ["never less than it was", work({ percent: 80 }, 30), time, "in_progress", 80],
    ["finished stays finished", work({ state: "finished", percent: 100 }), time, "finished", 100],
    ["failed where passing is asked", work({ verdict: "failed" }), pass, "reproved", 0],
    ["passed after it failed", work({ state: "reproved", verdict: "passed" }), pass, "finished", 100],
  ] as const)("%s", (_, before, rule, state, percent) => {
    expect(judged(before, rule)).toMatchObject({ state, percent });
  });

  test.each([
    ["completed", "unknown", "completed"],
    ["completed", "passed", "passed"],
    ["incomplete", "passed", "passed"],
    ["completed", "failed", "failed"],
    ["unknown", "failed", "failed"],
    ["incomplete", "failed", null],
    ["incomplete", "unknown", null],
    ["unknown", "unknown", null],
  ] as const)("a package says %s and %s: %s", (completion, success, expected) => {
    expect(verdictOf({ completion, success })).toBe(expected);
  });

  const outcomes: ReportedOutcome[] = [null, "completed", "passed", "failed"];
  test.each(outcomes.flatMap((before) => outcomes.map((now) => [before, now] as const)))(
    "of %s, then %s: passing stays, silence takes nothing back, else the later one",
    (before, now) => {
      expect(laterVerdict(before, now)).toBe(before === "passed" ? "passed" : (now ?? before));
    },
  );

  test.each([
    [null, null, null],
    [null, 70.456, 70.46],
    [80, 70, 80],
    [70, 80, 80],
    [70, null, 70],
    [null, 170, 100],
    [null, -3, 0],
    [50, Number.NaN, 50],
  ])("the better of the scores %s and %s: %s", (before, now, score) => {
    expect(betterScore(before, now)).toBe(score);
  });
});
