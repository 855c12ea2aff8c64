import { courseFaultCodes } from "@trilha/contract/learning/authoring/faults.ts";
import { expect, it } from "vitest";
import { fieldOf } from "./fault-fields.ts";

const ID = "0192f0c1-2345-7abc-8def-0123456789ab";

it.each(courseFaultCodes)("%s of an activity leads to a field of its panel", (code) => {
  expect(fieldOf({ code, part: "activity", partId: ID })).toMatchObject({ part: ID });
  expect(fieldOf({ code, part: "activity", partId: ID }).field).toMatch(/^activity-/);
});

it("leads to the panel of the course, or to the tree", () => {
  const courseField = (code: (typeof courseFaultCodes)[number]) =>
    fieldOf({ code, part: "course", partId: null });
  expect(courseField("prerequisite_circle")).toEqual({ part: "rules", field: "course-prerequisites" });
  expect(courseField("no_activity")).toEqual({ part: undefined, field: undefined });
});
