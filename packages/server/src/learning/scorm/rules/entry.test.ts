import { expect, test } from "vitest";
import { entryOf } from "./preload.ts";

test.each([
  ["first time", false, null, false, false, "ab-initio"],
  ["suspended", true, "suspend", false, false, "resume"],
  ["logged out", true, "logout", true, true, ""],
  ["ended as usual", true, "normal", true, true, ""],
  ["time is up, with data", true, "time-out", true, false, "resume"],
  ["time is up, without", true, "time-out", false, true, ""],
  ["tab closed in the middle, with a bookmark", true, "", false, true, "resume"],
  ["tab closed in the middle, with data", true, null, true, false, "resume"],
  ["tab closed before anything was said", true, null, false, false, "ab-initio"],
])("§entities#type-scorm scorm, %s", (_, opened, exit, suspendData, location, entry) => {
  expect(entryOf({ opened, resumed: false, exit, suspendData, location })).toBe(entry);
});

test.each([
  ["exit suspend", true, "suspend", "resume"],
  ["exit normal", true, "normal", "resume"],
  ["no exit", true, "", "resume"],
  ["a page that never opened", false, null, "ab-initio"],
])("§protocols#scorm-sequencing cmi.entry after Suspend All with %s", (_, opened, exit, entry) => {
  expect(entryOf({ opened, resumed: true, exit, suspendData: false, location: false })).toBe(entry);
});
