import { describe, expect, test } from "vitest";
import { nextTasks, type TaskFacts } from "./next-tasks.ts";

const nothing: TaskFacts = {
  acceptedTerms: true,
  hasProfile: true,
  profileCompleteness: 100,
  hasFirstSteps: false,
  hasPhone: true,
  hasPicture: true,
  codesUnseen: 0,
};
const kinds = (facts: Partial<TaskFacts>) => nextTasks({ ...nothing, ...facts }).map(({ kind }) => kind);

describe("home: what to do next", () => {
  test("nothing, when all is done", () => {
    expect(nextTasks(nothing)).toEqual([]);
  });

  test("what must be done comes first and is marked", () => {
    const tasks = nextTasks({
      acceptedTerms: false,
      hasProfile: true,
      profileCompleteness: 40,
      hasFirstSteps: false,
      hasPhone: false,
      hasPicture: false,
      codesUnseen: 6,
    });
    expect(tasks).toEqual([
      { kind: "accept_terms", mandatory: true, params: {} },
      { kind: "see_codes", mandatory: false, params: { count: 6 } },
      { kind: "complete_profile", mandatory: false, params: { percent: 40 } },
      { kind: "add_phone", mandatory: false, params: {} },
      { kind: "add_picture", mandatory: false, params: {} },
    ]);
  });

  test("§routes#first-steps the profile is asked for once", () => {
    expect(kinds({ profileCompleteness: 40, hasFirstSteps: true })).toEqual([]);
  });

  test("§roles#has-profile a client without profiles asks for nothing in them", () => {
    expect(kinds({ hasProfile: false, profileCompleteness: 10, hasPhone: false, hasPicture: false })).toEqual(
      [],
    );
  });
});
