import { attemptStates } from "@trilha/contract/learning/tests/states.ts";
import { feedbackTimes } from "@trilha/contract/learning/tests/test-settings.ts";
import { describe, expect, test } from "vitest";
import { nextFeedbackAt, revealsAll, revealsNow } from "./feedback.ts";

const now = new Date("2026-11-18T12:00:00Z");
const [past, soon] = ["2026-11-18T11:59:59Z", "2026-11-18T12:00:01Z"];

describe("§learning#feedback right answers before their time, never", () => {
  test.each([
    ["now", null, ["marking", "done"]],
    ["end", null, ["marking", "done"]],
    ["after_close", past, ["marking", "done"]],
    ["after_close", soon, []],
    ["after_close", null, []],
    ["never", past, []],
  ] as const)("feedback %s, closes %s: told in %j", (feedback, closesAt, expected) => {
    const states = attemptStates.filter((state) =>
      revealsAll({ settings: { feedback, closesAt }, state, now }),
    );
    expect(states).toEqual(expected);
  });

  test("one question while it runs: only what was handed in, only with feedback at once", () => {
    const revealed = feedbackTimes.filter((feedback) =>
      revealsNow({ settings: { feedback, closesAt: null } }, true),
    );
    expect(revealed).toEqual(["now"]);
    expect(revealsNow({ settings: { feedback: "now", closesAt: null } }, false)).toBe(false);
  });

  test("when more is told", () => {
    const at = (closesAt: string | null) =>
      nextFeedbackAt({ settings: { feedback: "after_close", closesAt }, state: "done", now });
    expect([at(soon), at(past), at(null)]).toEqual([soon, null, null]);
    expect(
      nextFeedbackAt({ settings: { feedback: "end", closesAt: soon }, state: "running", now }),
    ).toBeNull();
  });
});
