import { describe, expect, test } from "vitest";
import {
  flowing,
  type SequencingNode,
  three,
  treeOf,
  walk,
} from "../../../../../test/builders-sequencing.ts";

describe("§protocols#scorm-sequencing limits, chances", () => {
  test("attempts of a part, and of a cluster, are counted; what is suspended is not a new one", () => {
    const limited = { attemptLimit: 1 };
    expect(walk(treeOf(flowing(), [["a", limited], ["b"]]), "start", "continue", "choice a")).toEqual([
      "a",
      "b",
      "none",
    ]);
    const cluster: SequencingNode[] = [["f", { ...flowing(), ...limited }, [["a"], ["b"]]], ["c"]];
    expect(walk(treeOf(flowing(), cluster), "start", "continue", "continue", "choice f", "choice a")).toEqual(
      [...["a", "b", "c", "none", "none"]],
    );
    expect(walk(treeOf(flowing(), cluster), "start", "suspendAll", "resumeAll")).toEqual(["a", "ended", "a"]);
  });

  test("an absolute duration limit closes nothing: what it means is told to the content", () => {
    expect(walk(treeOf(flowing(), [["a", { attemptAbsoluteDurationLimit: "PT0H0M1S" }]]), "start")).toEqual([
      "a",
    ]);
  });

  test("a selection keeps the order, a shuffle draws it: once, or for each new attempt", () => {
    const selected = flowing({ selectionTiming: "once", selectCount: 2 });
    const sequencer = treeOf(selected, three);
    expect(walk(sequencer, "start", "continue", "continue")).toEqual(["b", "c", "ended"]);
    const last = { random: () => 0.99 };
    const shuffled = flowing({ randomizationTiming: "onEachNewAttempt", randomizeChildren: true });
    expect(walk(treeOf(shuffled, three, last), "start", "continue")).toEqual(["c", "b"]);
  });
});
