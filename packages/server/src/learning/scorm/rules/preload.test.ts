import { describe, expect, test } from "vitest";
import { preloadOf } from "./preload.ts";

const plan = {
  demands: { masteryScore: 80, completionThreshold: 0.9, scaledPassingScore: 0.7 },
  ...{ launchData: "k=v", maxTimeAllowed: null, timeLimitAction: null },
};
const learner = { id: "u1", name: "Souza, Ana" };
const first = { cmi: {}, opened: false, resumed: false, exit: null, totalSeconds: 0 };

describe("§entities#type-scorm scorm: what a SCO finds", () => {
  test("1.2, for the first time", () => {
    expect(preloadOf("1.2", plan, learner, first)).toEqual({
      core: {
        ...{ student_id: "u1", student_name: "Souza, Ana", credit: "credit", entry: "ab-initio" },
        ...{ lesson_mode: "normal", total_time: "0000:00:00" },
      },
      launch_data: "k=v",
      student_data: { mastery_score: "80" },
    });
  });

  test("2004, for the first time", () => {
    expect(preloadOf("2004", plan, learner, first)).toMatchObject({
      ...{ learner_id: "u1", entry: "ab-initio", total_time: "PT0H0M0S" },
      ...{ completion_threshold: "0.9", scaled_passing_score: "0.7" },
    });
  });

  test("again: bookmark, data and status as they were; the session before is over", () => {
    const cmi = {
      core: { lesson_location: "p7", lesson_status: "incomplete", exit: "suspend", session_time: "00:10:00" },
      suspend_data: "abc",
      interactions: { 0: { id: "q1", type: "choice" } },
    };
    const stored = { cmi, opened: true, resumed: false, exit: "suspend", totalSeconds: 3_725 };
    expect(preloadOf("1.2", plan, learner, stored)).toEqual({
      core: {
        ...{ student_id: "u1", student_name: "Souza, Ana", credit: "credit", entry: "resume" },
        ...{ lesson_mode: "normal", total_time: "0001:02:05", lesson_location: "p7" },
        lesson_status: "incomplete",
      },
      launch_data: "k=v",
      student_data: { mastery_score: "80" },
      suspend_data: "abc",
      interactions: { 0: { id: "q1", type: "choice" } },
    });
  });

  test("an untouched 1.2 status stays so, that its ending is still known as one that set none", () => {
    const stored = { ...first, opened: true, cmi: { core: { lesson_status: "not attempted" } } };
    expect(preloadOf("1.2", plan, learner, stored)).toMatchObject({
      core: { lesson_status: "not attempted" },
    });
  });

  test("nobody keeps a name or a mastery score of their own making", () => {
    const cmi = { core: { student_name: "Root" }, student_data: { mastery_score: "1" } };
    expect(preloadOf("1.2", plan, learner, { ...first, cmi })).toMatchObject({
      core: { student_name: "Souza, Ana" },
      student_data: { mastery_score: "80" },
    });
  });
});
