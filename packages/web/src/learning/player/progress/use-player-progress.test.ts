// §learning#player: which answer opens the dialog of a finished course.
import { expect, test } from "vitest";
import { judgeAnswer } from "./use-player-progress.ts";

const course = (state: "in_progress" | "finished") => ({ state, percent: 50, done: 1, total: 2 });
const earned = { points: 10, experience: 0, campaign: "Verão", cut: null } as never;

test.each([
  {
    name: "the step that finishes activity and course",
    before: { finished: false, course: course("in_progress") },
    answer: { activity: { state: "finished" }, course: course("finished"), earned: null },
    expected: { finishedActivity: true, finishedCourse: true },
  },
  {
    name: "a step of an activity that was finished, after another device finished the course",
    before: { finished: true, course: course("in_progress") },
    answer: { activity: { state: "finished" }, course: course("finished"), earned: null },
    expected: { finishedActivity: false, finishedCourse: false },
  },
  {
    name: "a step that finishes an activity, not the course",
    before: { finished: false, course: course("in_progress") },
    answer: { activity: { state: "finished" }, course: course("in_progress"), earned: null },
    expected: { finishedActivity: true, finishedCourse: false },
  },
  {
    name: "a step that earned what the course pays",
    before: { finished: true, course: course("finished") },
    answer: { activity: { state: "finished" }, course: course("finished"), earned },
    expected: { finishedActivity: false, finishedCourse: true },
  },
])("§learning#player $name", ({ before, answer, expected }) => {
  expect(judgeAnswer(before, answer)).toEqual(expected);
});
