import type { CompletionRule } from "@trilha/contract/learning/delivery/completion.ts";
import { describe, expect, test } from "vitest";
import type { Opened } from "../player.queries.ts";
import { judgedHere } from "./judged-here.ts";

const course = {
  id: "c",
  title: "",
  state: "enrolled",
  percent: 0,
  done: 0,
  total: 2,
  worth: null,
  earned: null,
};
const opened = (completion: CompletionRule | null) =>
  ({ course, activity: { id: "a", completion, size: null } }) as unknown as Opened;

describe("§entities#course-test what a result in the preview makes of its activity", () => {
  const passed: CompletionRule = { rule: "verdict", require: "passed" };
  const handedIn: CompletionRule = { rule: "verdict", require: "completed" };
  const score: CompletionRule = { rule: "score", minimum: 70 };
  test.each([
    [passed, 80, "passed", 100],
    [passed, 20, "failed", 0],
    [handedIn, 20, "failed", 100],
    [score, 69.5, "failed", 69],
    [score, 70, "passed", 100],
    [null, 100, "passed", 0],
  ] as const)("%o with %d, %s: %d percent", (rule, percent, verdict, expected) => {
    const { activity } = judgedHere(opened(rule), { score: percent, verdict });
    expect(activity).toMatchObject({
      percent: expected,
      state: expected === 100 ? "finished" : "in_progress",
    });
  });
});
