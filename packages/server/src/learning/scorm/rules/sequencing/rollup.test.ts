import { describe, expect, test } from "vitest";
import { activityAt, flowing, says, three, treeOf, walk } from "../../../../../test/builders-sequencing.ts";
import { completedOf, readValue, satisfiedOf } from "./tracking.ts";

describe("§protocols#scorm-sequencing rollup", () => {
  const done = { completion: "completed", success: "passed" } as const;
  test("all satisfied, all completed; one failed is not satisfied", () => {
    const sequencer = treeOf(flowing(), [["a"], ["b"]]);
    walk(sequencer, "start");
    says(sequencer, done);
    walk(sequencer, "continue");
    expect([completedOf(sequencer, sequencer.root), satisfiedOf(sequencer, sequencer.root)]).toEqual([
      undefined,
      undefined,
    ]);
    says(sequencer, { completion: "completed", success: "failed" });
    walk(sequencer, "exitAll");
    expect([completedOf(sequencer, sequencer.root), satisfiedOf(sequencer, sequencer.root)]).toEqual([
      true,
      false,
    ]);
  });

  test("by measure: weighed, against the least one; progress by its own weights", () => {
    const root = {
      ...flowing(),
      primaryObjective: { objectiveID: "p", satisfiedByMeasure: true, minNormalizedMeasure: 0.6 },
    };
    const weighed = (weight: number) => ({ sequencingControls: { objectiveMeasureWeight: weight } });
    const sequencer = treeOf(root, [
      ["a", weighed(1)],
      ["b", weighed(0.5)],
    ]);
    walk(sequencer, "start");
    says(sequencer, { measure: 0.8, progress: 1 });
    walk(sequencer, "continue");
    expect(satisfiedOf(sequencer, sequencer.root)).toBe(false);
    says(sequencer, { measure: 0.5, progress: 0.5 });
    walk(sequencer, "exitAll");
    expect(readValue(sequencer, sequencer.root, "measure")).toBeCloseTo(0.7);
    expect(readValue(sequencer, sequencer.root, "progress")).toBe(0.75);
    expect(satisfiedOf(sequencer, sequencer.root)).toBe(true);
  });

  test.each<[string, object, number, boolean | undefined]>([
    ["any", { consideration: "any" }, 1, true],
    ["none", { consideration: "none" }, 0, true],
    ["at least two, with one", { consideration: "atLeastCount", minimumCount: 2 }, 1, undefined],
    ["at least two, with two", { consideration: "atLeastCount", minimumCount: 2 }, 2, true],
    ["half, with one of three", { consideration: "atLeastPercent", minimumPercent: 50 }, 1, undefined],
    ["half, with two of three", { consideration: "atLeastPercent", minimumPercent: 50 }, 2, true],
  ])("a rule of %s", (_, consideration, passes, outcome) => {
    const rules = [
      {
        action: "satisfied",
        conditionCombination: "any" as const,
        conditions: [{ condition: "satisfied" }],
        consideration: "all",
        ...consideration,
      },
    ];
    const sequencer = treeOf({ ...flowing(), rollupRules: { rules } }, three);
    walk(sequencer, "start");
    for (const index of [0, 1, 2]) {
      says(sequencer, { completion: "completed", success: index < passes ? "passed" : "failed" });
      walk(sequencer, "continue");
    }
    expect(satisfiedOf(sequencer, sequencer.root)).toBe(outcome);
  });

  test("what is not tracked, or need not be attempted, does not hold the cluster up", () => {
    const loose = {
      rollupConsiderations: { requiredForCompleted: "ifAttempted", requiredForSatisfied: "ifAttempted" },
    };
    const sequencer = treeOf(flowing(), [
      ["a"],
      ["b", { deliveryControls: { tracked: false } }],
      ["c", loose],
    ]);
    walk(sequencer, "start");
    says(sequencer, done);
    walk(sequencer, "exitAll");
    expect([completedOf(sequencer, sequencer.root), satisfiedOf(sequencer, sequencer.root)]).toEqual([
      true,
      true,
    ]);
  });

  test("a part that said nothing is completed and satisfied, unless that is the content's to say", () => {
    const byContent = { deliveryControls: { completionSetByContent: true, objectiveSetByContent: true } };
    const sequencer = treeOf(flowing(), [["a"], ["b", byContent], ["c"]]);
    walk(sequencer, "start", "continue", "continue");
    says(sequencer, { success: "unknown" }, { words: ["success_status"] });
    walk(sequencer, "exitAll");
    expect(
      ["a", "b", "c"].map((id) => [
        completedOf(sequencer, activityAt(sequencer, id)),
        satisfiedOf(sequencer, activityAt(sequencer, id)),
      ]),
    ).toEqual([
      [true, true],
      [undefined, undefined],
      [true, undefined],
    ]);
  });
});
