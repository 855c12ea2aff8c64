import { describe, expect, test } from "vitest";
import { type ScoResult, scoToOpen, stateOf, verdictOf } from "./sco-results.ts";

const sco = (
  id: string,
  completion?: "incomplete" | "completed",
  success: "unknown" | "passed" | "failed" = "unknown",
  score: number | null = null,
  progress: number | null = null,
): ScoResult => ({ id, record: completion ? { completion, success, score, progress } : null });

describe("§entities#type-scorm scorm: the verdict over all SCOs", () => {
  test.each([
    ["none opened", "2004", [sco("a"), sco("b")], null, null, 0],
    ["one done", "2004", [sco("a", "completed"), sco("b")], null, null, 50],
    ["half way through one", "2004", [sco("a", "incomplete", "unknown", null, 0.5)], null, null, 50],
    [
      "all done, nobody judges",
      "1.2",
      [sco("a", "completed"), sco("b", "completed")],
      "completed",
      null,
      100,
    ],
    [
      "all done, one judges",
      "2004",
      [sco("a", "completed"), sco("b", "completed", "passed", 80)],
      "passed",
      80,
      100,
    ],
    [
      "one failed",
      "2004",
      [sco("a", "completed", "failed", 20), sco("b", "completed", "passed", 81)],
      "failed",
      50.5,
      100,
    ],
    ["failed in 1.2 is an end", "1.2", [sco("a", "incomplete", "failed", 10)], "failed", 10, 100],
    ["failed in 2004 goes on", "2004", [sco("a", "incomplete", "failed", 10)], null, 10, 0],
    ["passed is done, whatever else", "2004", [sco("a", "incomplete", "passed", 90)], "passed", 90, 100],
    ["a package without anything", "2004", [], null, null, 0],
  ] as const)("%s", (_, standard, scos, verdict, score, percent) => {
    expect(verdictOf(standard, scos)).toEqual({ verdict, score, percent });
  });

  test("full progress that is not completed is not done", () => {
    expect(verdictOf("2004", [sco("a", "incomplete", "unknown", null, 1)]).percent).toBe(99);
  });
});

test.each([
  [null, "not_started"],
  [sco("a", "incomplete").record, "in_progress"],
  [sco("a", "completed").record, "completed"],
  [sco("a", "completed", "failed").record, "failed"],
])("§entities#type-scorm scorm: a menu shows %o as %s", (record, state) => {
  expect(stateOf(record)).toBe(state);
});

describe("§entities#type-scorm scorm: which SCO opens", () => {
  const list = [sco("a", "completed"), sco("b", "incomplete"), sco("c")];
  test.each([
    ["the one asked for", list, { asked: "c", last: "b" }, "c"],
    ["one that is gone", list, { asked: "old", last: "b" }, undefined],
    ["the last, while it is not done", list, { last: "c" }, "c"],
    ["the first that is not done", list, { last: "a" }, "b"],
    [
      "the last one again when all are done",
      [sco("a", "completed"), sco("b", "completed")],
      { last: "b" },
      "b",
    ],
    ["the first, to begin with", [sco("a"), sco("b")], { last: null }, "a"],
  ] as const)("%s", (_, scos, choice, opened) => {
    expect(scoToOpen("1.2", scos, choice)).toBe(opened);
  });
});
