import { describe, expect, test } from "vitest";
import { type Demands, endedValues, standingOf } from "./status.ts";

const none: Demands = { masteryScore: null, completionThreshold: null, scaledPassingScore: null };
const values = (elements: Record<string, string>) => new Map(Object.entries(elements));

describe("§entities#type-scorm scorm: the one word of 1.2 for two ideas", () => {
  test.each([
    ["passed", "completed", "passed"],
    ["completed", "completed", "unknown"],
    ["failed", "incomplete", "failed"],
    ["incomplete", "incomplete", "unknown"],
    ["browsed", "incomplete", "unknown"],
    ["not attempted", "incomplete", "unknown"],
    [undefined, "incomplete", "unknown"],
  ])("%s is %s and %s", (word, completion, success) => {
    const data = values(word ? { "core.lesson_status": word } : {});
    expect(standingOf("1.2", data, none, false)).toMatchObject({ completion, success });
  });

  test.each([
    ["under way: not failed yet", "incomplete", "10", false, "unknown"],
    ["ended below", "incomplete", "79", true, "failed"],
    ["ended at it", "incomplete", "80", true, "passed"],
    ["completed by its own word, below", "completed", "79", false, "failed"],
    ["passed by its own word, below", "passed", "10", false, "failed"],
    ["failed by its own word, above", "failed", "90", false, "passed"],
  ])("mastery score 80: %s", (_, word, raw, ended, success) => {
    const data = values({ "core.lesson_status": word, "core.score.raw": raw });
    expect(standingOf("1.2", data, { ...none, masteryScore: 80 }, ended).success).toBe(success);
  });
});

describe("§protocols#scorm-status a 1.2 lesson that ends without ever setting a status", () => {
  test.each([
    ["ended", {}, true, "completed"],
    ["ended with the first word still there", { "core.lesson_status": "not attempted" }, true, "completed"],
    ["ended with a word of its own", { "core.lesson_status": "incomplete" }, true, "incomplete"],
    ["under way", {}, false, undefined],
    ["only suspended", { "core.exit": "suspend" }, true, undefined],
  ])("%s", (_, data, ended, word) => {
    expect(endedValues("1.2", values(data), ended).get("core.lesson_status")).toBe(word);
  });

  test("then mastery is looked at; 2004 has words of its own", () => {
    const ended = endedValues("1.2", values({ "core.score.raw": "79" }), true);
    expect(standingOf("1.2", ended, { ...none, masteryScore: 80 }, true).success).toBe("failed");
    expect(standingOf("1.2", ended, none, true).completion).toBe("completed");
    expect(endedValues("2004", values({}), true).size).toBe(0);
  });
});

describe("§entities#type-scorm scorm: thresholds of 2004 are looked at here, mid-session too", () => {
  test.each([
    ["nothing set", {}, "incomplete", "unknown"],
    ["set by itself", { completion_status: "completed", success_status: "failed" }, "completed", "failed"],
    [
      "measures reached, words missing",
      { progress_measure: "0.8", "score.scaled": "0.7" },
      "completed",
      "passed",
    ],
    [
      "measures override words",
      {
        ...{ progress_measure: "0.5", "score.scaled": "0.1" },
        ...{ completion_status: "completed", success_status: "passed" },
      },
      "incomplete",
      "failed",
    ],
  ])("%s", (_, data, completion, success) => {
    const demands = { ...none, completionThreshold: 0.8, scaledPassingScore: 0.7 };
    expect(standingOf("2004", values(data), demands, false)).toMatchObject({ completion, success });
  });
});

describe("§entities#type-scorm scorm: scores in percent", () => {
  test.each([
    ["1.2", { "core.score.raw": "87.5" }, 87.5],
    ["1.2", { "core.score.raw": "8", "core.score.max": "10" }, 80],
    ["1.2", { "core.score.raw": "15", "core.score.min": "10", "core.score.max": "20" }, 50],
    ["1.2", { "core.score.raw": "900" }, 100],
    ["1.2", {}, null],
    ["2004", { "score.scaled": "0.333333" }, 33.333],
    ["2004", { "score.scaled": "-0.5" }, 0],
    ["2004", { "score.raw": "3", "score.max": "4" }, 75],
  ] as const)("%s %o is %s", (standard, data, score) => {
    expect(standingOf(standard, values(data), none, false).score).toBe(score);
  });
});
