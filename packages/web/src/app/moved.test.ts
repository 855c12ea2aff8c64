import { expect, it } from "vitest";
import { movedPath } from "./moved.ts";

it.each([
  ["/courses", "/online-courses"],
  ["/courses/", "/online-courses"],
  ["/courses/7", "/online-courses/7"],
  ["/presential", "/presential-courses"],
  ["/presential/7", "/presential-courses/7"],
  ["/webcasts", "/webinars"],
  ["/webcasts/7", "/webinars/7"],
  ["/courses/7/activities/2", undefined],
  ["/online-courses", undefined],
  ["/constructor", undefined],
  ["/", undefined],
])("%s moved to %s", (path, expected) => {
  expect(movedPath(path)).toBe(expected);
});
