import { expect, it } from "vitest";
import { touchedBy, touchedSoon } from "./touched.ts";

it.each([
  ["notifications.changed", "notifications"],
  ["client.changed", "look"],
  ["session.changed", "profile"],
  ["sales.changed", "sales"],
  ["points.changed", "levels"],
  ["level.changed", "levels"],
])("%s makes the session and %s old", (kind, key) => {
  expect(touchedBy(kind)).toContainEqual(["session"]);
  expect(touchedBy(kind)).toContainEqual([key]);
});

it("after something was missed everything is old", () => {
  expect(touchedBy("live.missed")).toEqual([[]]);
});

it("rankings are asked again once new points have been counted", () => {
  expect(touchedSoon("points.changed")).toEqual([["ranking", "list"]]);
  expect(touchedSoon("session.changed")).toEqual([]);
});
