import { describe, expect, test } from "vitest";
import { activityAt, flowing, treeOf } from "../../../../../test/builders-sequencing.ts";
import { knownValues, reportedIn } from "./run-time.ts";

describe("§protocols#scorm-sequencing between the data model and the tree", () => {
  const maps = {
    primaryObjective: { objectiveID: "p" },
    objectives: [{ objectiveID: "o", mapInfo: [{ targetObjectiveID: "g" }] }],
  };

  test("a SCO finds its objectives by their ids, with what is shared; places it gave them stay", () => {
    const sequencer = treeOf(flowing(), [["a", maps]]);
    sequencer.state.globals.g = { satisfied: false, measure: 0.25, raw: 3 };
    const known = knownValues(sequencer, activityAt(sequencer, "a"), new Map([["objectives.0.id", "o"]]));
    expect(Object.fromEntries(known)).toEqual({
      ...{
        "objectives.0.id": "o",
        "objectives.0.success_status": "failed",
        "objectives.0.score.scaled": "0.25",
      },
      ...{ "objectives.0.score.raw": "3", "objectives.1.id": "p" },
    });
  });

  test("a document says how it was left, and what of which objective", () => {
    const values = new Map([
      ["exit", "suspend"],
      ["completion_status", "completed"],
      ["progress_measure", "0.5"],
      ["objectives.2.id", "o"],
      ["objectives.2.score.max", "9"],
    ]);
    const reported = reportedIn(values, ["completion_status"]);
    expect(reported).toMatchObject({
      suspended: true,
      words: ["completion_status"],
      own: { completion: "completed", progress: 0.5 },
    });
    expect(reported.objectives.get("o")).toMatchObject({ max: 9 });
  });
});
