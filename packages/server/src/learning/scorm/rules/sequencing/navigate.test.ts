import type { ManifestSequencing } from "@trilha/contract/learning/content/manifest.ts";
import { describe, expect, test } from "vitest";
import { ahead, flowing, ruled, says, three, treeOf, walk } from "../../../../../test/builders-sequencing.ts";
import { requestOf } from "./navigate.ts";

describe("§protocols#scorm-sequencing exit and post condition rules", () => {
  test.each<[string, ManifestSequencing, string, string]>([
    ["retry opens it again", ruled("postConditionRules", "retry", "always"), "continue", "a"],
    ["continue goes on from an exit", ruled("postConditionRules", "continue", "always"), "exit", "b"],
    ["exit all ends the package", ruled("postConditionRules", "exitAll", "always"), "continue", "ended"],
    ["retry all begins it anew", ruled("postConditionRules", "retryAll", "always"), "continue", "a"],
    [
      "a rule that is unknown does nothing",
      ruled("postConditionRules", "exitAll", "objectiveMeasureGreaterThan"),
      "continue",
      "b",
    ],
  ])("%s", (_, sequencing, wish, outcome) => {
    expect(walk(treeOf(flowing(), [["a", sequencing], ["b"]]), "start", wish)[1]).toBe(outcome);
  });

  test("an exit rule of a cluster ends it, and its post condition leads on", () => {
    const cluster = {
      ...flowing(),
      sequencingRules: {
        ...ruled("exitConditionRules", "exit", "attempted").sequencingRules,
        ...ruled("postConditionRules", "continue", "always").sequencingRules,
      },
    };
    expect(walk(treeOf(flowing(), [["f", cluster, [["a"], ["b"]]], ["c"]]), "start", "exit")).toEqual([
      "a",
      "c",
    ]);
  });

  test.each([
    ["of one attempt are gone before the rules of the next are looked at", false, "b"],
    ["of the system last", true, "a"],
  ])("shared objectives %s", (_, lasting, outcome) => {
    const shared = (more: object) => [{ objectiveID: "o", mapInfo: [{ targetObjectiveID: "g", ...more }] }];
    const known = ahead("skip", "objectiveStatusKnown", { referencedObjective: "o" });
    const sequencer = treeOf(
      { ...flowing(), ...ruled("postConditionRules", "retry", "always") },
      [
        ["b", { ...known, objectives: shared({}) }],
        [
          "a",
          {
            ...ruled("postConditionRules", "exitParent", "always"),
            objectives: shared({ writeSatisfiedStatus: true }),
          },
        ],
      ],
      { lasting },
    );
    expect(walk(sequencer, "start", "continue")).toEqual(["b", "a"]);
    says(sequencer, {}, { objectives: new Map([["o", { success: "passed" }]]) });
    expect(walk(sequencer, "continue")).toEqual([outcome]);
  });

  test("suspend all comes back to where it was; abandoned work is not ended", () => {
    const sequencer = treeOf(flowing(), three);
    expect(walk(sequencer, "start", "continue", "suspendAll", "resumeAll")).toEqual(["a", "b", "ended", "b"]);
    expect(sequencer.state.activities.b?.attempts).toBe(1);
    expect(walk(sequencer, "abandonAll", "start")).toEqual(["ended", "a"]);
  });

  test.each([
    ["continue", "", { request: "continue" }],
    ["{target=c}choice", "", { request: "choice", target: "c" }],
    ["_none_", "logout", { request: "exitAll" }],
    ["_none_", "time-out", { request: "exitAll" }],
    ["continue", "time-out", { request: "exitAll" }],
    ["suspendAll", "logout", { request: "exitAll" }],
    ["abandonAll", "time-out", { request: "abandonAll" }],
    ["suspendAll", "normal", { request: "suspendAll" }],
    ["_none_", "suspend", undefined],
    ["_none_", "normal", undefined],
    ["explode", "", undefined],
  ])("the words %j with exit %j ask for %o", (request, exit, wish) => {
    expect(requestOf(request, exit)).toEqual(wish);
  });
});
