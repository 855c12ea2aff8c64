import { describe, expect, test } from "vitest";
import { priorityOf, riskOf, riskThreshold } from "./risk.ts";

describe("§loyalty#audit-queue the administrator audits sales: what weighs most comes first", () => {
  test.each([
    [[], 0, false],
    [[5, 15], 20, false],
    [[20, 5], 25, true],
    [[60, 40], 100, true],
    [[70, 60], 100, true],
  ])("signals of %j weigh %i, looked at: %s", (weights, risk, looked) => {
    const sum = riskOf(weights.map((weight) => ({ weight })));
    expect([sum, sum >= riskThreshold]).toEqual([risk, looked]);
  });

  test.each([
    ["risk times points", { risk: 30, points: 120, insistent: false }, 3_600],
    ["nothing speaks against it", { risk: 0, points: 120, insistent: false }, 0],
    ["somebody asks again", { risk: 0, points: 0, insistent: true }, 5_000],
    ["what is dear comes before who asks again", { risk: 50, points: 120, insistent: false }, 6_000],
    ["as far as the column goes", { risk: 100, points: 1e9, insistent: true }, 2_000_000_000],
  ])("%s", (_, claim, priority) => {
    expect(priorityOf(claim)).toBe(priority);
  });
});
