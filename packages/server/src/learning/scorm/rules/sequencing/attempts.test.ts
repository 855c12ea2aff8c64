import { describe, expect, test } from "vitest";
import {
  flowing,
  type SequencingNode,
  says,
  three,
  treeOf,
  walk,
} from "../../../../../test/builders-sequencing.ts";
import type { ReportedActivity } from "./tracking.ts";

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

  test.each<[string, Partial<ReportedActivity>, string[], number, boolean]>([
    ["Suspend All after exit normal resumes", {}, ["suspendAll", "resumeAll"], 1, true],
    ["Suspend All after exit suspend resumes", { suspended: true }, ["suspendAll", "resumeAll"], 1, true],
    ["exit suspend, chosen again, resumes", { suspended: true }, ["choice b", "choice a"], 1, true],
    ["exit normal, chosen again, begins anew", {}, ["choice b", "choice a"], 2, false],
    ["Exit All, as time-out asks for, then chosen, begins anew", {}, ["exitAll", "choice a"], 2, false],
  ])("attempts, %s", (_, left, wishes, attempts, resumed) => {
    const sequencer = treeOf(flowing(), three);
    walk(sequencer, "start");
    says(sequencer, {}, left);
    expect(walk(sequencer, ...wishes).at(-1)).toBe("a");
    const standing = sequencer.state.activities.a;
    expect([standing?.attempts, standing?.resumed ?? false]).toEqual([attempts, resumed]);
    says(sequencer, {});
    expect(standing?.resumed).toBeUndefined();
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
