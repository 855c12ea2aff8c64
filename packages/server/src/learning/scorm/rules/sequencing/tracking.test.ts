import type { ManifestSequencing } from "@trilha/contract/learning/content/manifest.ts";
import { describe, expect, test } from "vitest";
import { activityAt, ahead, flowing, says, treeOf, walk } from "../../../../../test/builders-sequencing.ts";
import { completedOf, readValue, satisfiedOf } from "./tracking.ts";

describe("§protocols#scorm-sequencing shared objectives", () => {
  const map = (flags: Record<string, boolean>, byMeasure = {}): ManifestSequencing => ({
    primaryObjective: { objectiveID: "p", mapInfo: [{ targetObjectiveID: "g", ...flags }], ...byMeasure },
  });
  const writes = {
    writeSatisfiedStatus: true,
    writeNormalizedMeasure: true,
    writeRawScore: true,
    writeMinScore: true,
    writeMaxScore: true,
    writeCompletionStatus: true,
    writeProgressMeasure: true,
  };

  test("what one writes another reads: status, completion, measures, raw, least and most", () => {
    const sequencer = treeOf(flowing(), [
      ["a", map(writes)],
      ["b", map({})],
      ["c", map({ readSatisfiedStatus: false, readRawScore: false })],
    ]);
    walk(sequencer, "start");
    says(sequencer, {
      success: "passed",
      completion: "incomplete",
      measure: 0.5,
      progress: 0.25,
      raw: 7,
      min: 1,
      max: 9,
    });
    walk(sequencer, "continue");
    const [b, c] = [activityAt(sequencer, "b"), activityAt(sequencer, "c")];
    expect([satisfiedOf(sequencer, b), completedOf(sequencer, b)]).toEqual([true, false]);
    expect(
      (["measure", "progress", "raw", "min", "max"] as const).map((field) => readValue(sequencer, b, field)),
    ).toEqual([0.5, 0.25, 7, 1, 9]);
    expect([satisfiedOf(sequencer, c), readValue(sequencer, c, "raw")]).toEqual([undefined, undefined]);
  });

  test("a reader's clusters follow: what was passed elsewhere is skipped", () => {
    const reads = { ...ahead("skip", "satisfied"), ...map({}) };
    const sequencer = treeOf(flowing(), [
      ["a", map(writes)],
      ["f", { ...flowing(), ...ahead("skip", "satisfied") }, [["b", reads]]],
      ["c"],
    ]);
    walk(sequencer, "start");
    says(sequencer, { success: "passed" });
    expect(walk(sequencer, "continue")).toEqual(["c"]);
    expect(satisfiedOf(sequencer, activityAt(sequencer, "f"))).toBe(true);
  });

  test("a measure decides where the objective is satisfied by it, whatever the content says", () => {
    const sequencer = treeOf(flowing(), [
      ["a", map(writes, { satisfiedByMeasure: true, minNormalizedMeasure: 0.8 })],
      ["b"],
    ]);
    walk(sequencer, "start");
    says(sequencer, { success: "passed", measure: 0.7 });
    expect([
      satisfiedOf(sequencer, activityAt(sequencer, "a")),
      sequencer.state.globals.g?.satisfied,
    ]).toEqual([false, false]);
  });

  test("an objective its content made unknown, under the objective's own name, stays so at the end", () => {
    const sequencer = treeOf(flowing(), [
      ["a", map(writes)],
      ["b", map(writes)],
      ["c", map({})],
    ]);
    walk(sequencer, "start");
    says(sequencer, { success: "failed" });
    walk(sequencer, "continue");
    says(sequencer, {}, { objectives: new Map([["p", { success: "unknown" }]]) });
    walk(sequencer, "continue");
    expect(satisfiedOf(sequencer, activityAt(sequencer, "c"))).toBeUndefined();
  });

  test.each([
    [true, true],
    [false, undefined],
  ])(
    "a new attempt at the whole keeps them only where they are global to the system (%s)",
    (lasting, remaining) => {
      const sequencer = treeOf(flowing(), [["a", map(writes)], ["b"]], { lasting });
      walk(sequencer, "start");
      says(sequencer, { success: "passed" });
      walk(sequencer, "exitAll", "start");
      expect(sequencer.state.globals.g?.satisfied).toBe(remaining);
    },
  );

  test("of an attempt before nothing counts, unless the cluster says so", () => {
    for (const [use, known] of [
      [true, undefined],
      [false, true],
    ] as const) {
      const sequencer = treeOf(flowing(), [
        ["f", flowing({ useCurrentAttemptObjectiveInfo: use }), [["a"], ["b"]]],
        ["c"],
      ]);
      walk(sequencer, "start", "continue");
      says(sequencer, { success: "passed" });
      walk(sequencer, "continue", "choice a");
      expect(satisfiedOf(sequencer, activityAt(sequencer, "b"))).toBe(known);
    }
  });
});
