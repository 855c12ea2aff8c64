import { expect, it } from "vitest";
import { movedAddress } from "./moved.ts";

it.each([
  ["/courses", "/online-courses"],
  ["/courses/", "/online-courses"],
  ["/courses/7", "/online-courses/7"],
  ["/presential", "/presential-courses"],
  ["/presential/7", "/presential-courses/7"],
  ["/webcasts", "/webinars"],
  ["/webcasts/7", "/webinars/7"],
  ["/courses/7/activities/2", undefined],
  ["/courses/7?tag=a&b=/c#part", "/online-courses/7?tag=a&b=/c#part"],
  ["/webcasts/#next", "/webinars#next"],
  ["/online-courses", undefined],
  ["/constructor", undefined],
  ["/", undefined],
])("§routes#old-paths %s moved to %s", (path, expected) => {
  expect(movedAddress(path)).toBe(expected);
});
