import { describe, expect, test } from "vitest";
import {
  activityAt,
  ahead,
  flowing,
  type SequencingNode,
  says,
  three,
  treeOf,
  walk,
} from "../../../../../test/builders-sequencing.ts";
import { combined, negated, truthOf } from "./sequencing-rules.ts";

describe("§protocols#scorm-sequencing conditions, in logic of three values", () => {
  test.each([
    ["all", [true, undefined], undefined],
    ["all", [false, undefined], false],
    ["all", [true, true], true],
    ["any", [false, undefined], undefined],
    ["any", [true, undefined], true],
    ["any", [], undefined],
  ] as const)("%s of %o is %s", (combination, truths, together) => {
    expect(combined(truths, combination)).toBe(together);
  });

  test("what is unknown stays so when it is negated; measures are compared", () => {
    const sequencer = treeOf(flowing(), three);
    const first = activityAt(sequencer, "a");
    expect(negated(truthOf(sequencer, first, "satisfied"))).toBeUndefined();
    expect(truthOf(sequencer, first, "attempted")).toBe(false);
    walk(sequencer, "start");
    says(sequencer, { measure: 0.5, success: "failed" });
    const truth = (condition: string, threshold = 0) => truthOf(sequencer, first, condition, 0, threshold);
    expect([truth("attempted"), negated(truth("satisfied")), truth("objectiveMeasureKnown")]).toEqual([
      true,
      true,
      true,
    ]);
    expect([truth("objectiveMeasureGreaterThan", 0.5), truth("objectiveMeasureLessThan", 0.6)]).toEqual([
      false,
      true,
    ]);
    expect(truth("timeLimitExceeded")).toBeUndefined();
  });

  test("of what is not tracked nothing is known", () => {
    const sequencer = treeOf(flowing(), [["a", { deliveryControls: { tracked: false } }]]);
    walk(sequencer, "start");
    says(sequencer, { success: "passed" });
    const first = activityAt(sequencer, "a");
    expect([
      truthOf(sequencer, first, "satisfied"),
      truthOf(sequencer, first, "objectiveStatusKnown"),
    ]).toEqual([undefined, false]);
    expect(truthOf(sequencer, first, "always")).toBe(true);
  });

  test("a rule looks at the latest result, also of an attempt before the parent's current one; rollup does not", () => {
    const nodes: SequencingNode[] = [["f", flowing(), [["a", ahead("skip", "satisfied")], ["b"]]], ["c"]];
    const sequencer = treeOf(flowing(), nodes);
    walk(sequencer, "start");
    says(sequencer, { success: "passed" });
    expect(walk(sequencer, "continue", "continue", "choice f")).toEqual(["b", "c", "b"]);
    expect(truthOf(sequencer, activityAt(sequencer, "a"), "satisfied")).toBeUndefined();
  });
});
