import { describe, expect, test } from "vitest";
import { elementOf } from "./elements.ts";

describe("§entities#type-scorm scorm: who may set what", () => {
  test.each([
    ["1.2", "core.student_name", "read"],
    ["1.2", "core.lesson_status", "both"],
    ["1.2", "core.exit", "write"],
    ["1.2", "student_data.mastery_score", "read"],
    ["1.2", "objectives.12.score.raw", "both"],
    ["1.2", "interactions.0.correct_responses.3.pattern", "write"],
    ["2004", "completion_threshold", "read"],
    ["2004", "location", "both"],
    ["2004", "session_time", "write"],
    ["2004", "interactions.4.learner_response", "both"],
    ["2004", "comments_from_lms.0.comment", "read"],
  ] as const)("%s %s: %s", (standard, name, access) => {
    expect(elementOf(standard, name)?.access).toBe(access);
  });

  test.each([
    ["1.2", "location"],
    ["1.2", "progress_measure"],
    ["2004", "core.lesson_status"],
    ["2004", "__proto__"],
    ["2004", "objectives.id"],
  ] as const)("%s does not know %s", (standard, name) => {
    expect(elementOf(standard, name)).toBeUndefined();
  });

  test.each([
    ["1.2", "core.lesson_status", ["passed", "not attempted", "browsed"], ["done", "not_attempte", ""]],
    ["1.2", "core.score.raw", ["0", "87.5", "-3"], ["8,5", "high"]],
    ["1.2", "core.session_time", ["0000:01:02.50", "00:01:02"], ["1:2", "PT1M"]],
    ["1.2", "core.exit", ["suspend", "time-out"], ["normal"]],
    ["1.2", "suspend_data", ["x".repeat(64_000)], ["x".repeat(64_001)]],
    ["2004", "score.scaled", ["-1", "0.875", "1"], ["1.01", "-2"]],
    ["2004", "progress_measure", ["0", "1"], ["-0.1", "1.5"]],
    ["2004", "success_status", ["passed", "unknown"], ["incomplete"]],
    ["2004", "session_time", ["PT1H2M3.5S", "P1DT1S"], ["00:01:00", "P", "PT"]],
    ["2004", "interactions.0.result", ["correct", "0.5"], ["right"]],
    ["2004", "location", ["p".repeat(1_000)], ["p".repeat(1_001)]],
  ] as const)("%s %s takes what it can be and nothing else", (standard, name, good, bad) => {
    const element = elementOf(standard, name);
    expect(good.filter((value) => !element?.takes(value))).toEqual([]);
    expect(bad.filter((value) => element?.takes(value))).toEqual([]);
  });
});
