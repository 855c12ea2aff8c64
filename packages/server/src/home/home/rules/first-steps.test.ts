import { describe, expect, test } from "vitest";
import { type FirstStepFacts, firstSteps } from "./first-steps.ts";

const joined = new Date("2026-11-02T12:00:00Z");
const newcomer: FirstStepFacts = {
  now: new Date("2026-11-05T12:00:00Z"),
  memberSince: joined,
  isStaff: false,
  modules: { has_profile: true, has_campaigns: true, has_courses: true, has_sales: true },
  profileCompleteness: 40,
  hasSignedUp: false,
  hasLearned: false,
  hasReported: false,
};

describe("§routes#first-steps", () => {
  test("in their order, ticked as they are done", () => {
    expect(firstSteps({ ...newcomer, hasSignedUp: true })).toEqual([
      { kind: "complete_profile", done: false },
      { kind: "join_campaign", done: true },
      { kind: "start_course", done: false },
      { kind: "report_sale", done: false },
    ]);
  });

  test("a module that is off has no step", () => {
    expect(firstSteps({ ...newcomer, modules: { has_courses: true } })).toEqual([
      { kind: "start_course", done: false },
    ]);
  });

  test.each([
    ["all done", { profileCompleteness: 100, hasSignedUp: true, hasLearned: true, hasReported: true }],
    ["staff", { isStaff: true }],
    ["nothing to do here", { modules: {} }],
    ["the day after the thirtieth", { now: new Date("2026-12-02T12:00:01Z") }],
  ] satisfies [string, Partial<FirstStepFacts>][])("none: %s", (_, facts) => {
    expect(firstSteps({ ...newcomer, ...facts })).toEqual([]);
  });

  test("still there on the thirtieth day", () => {
    expect(firstSteps({ ...newcomer, now: new Date("2026-12-02T12:00:00Z") })).toHaveLength(4);
  });
});
