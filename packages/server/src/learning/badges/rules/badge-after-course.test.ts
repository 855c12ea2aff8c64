import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import type { EligibilityFacts } from "@trilha/contract/members/eligibility/evaluate.ts";
import { expect, test } from "vitest";
import { missingAfterCourse } from "./badge-after-course.ts";

const [course, other] = ["0190d3c1-0000-7000-8000-000000000001", "0190d3c1-0000-7000-8000-000000000002"];
const facts = (fields: Partial<EligibilityFacts> = {}): EligibilityFacts => ({
  ...{ level: "basic", country: "BR", areas: [], brandIds: [], retailerIds: [], storeIds: [] },
  ...{ storeGroupIds: [], companyId: null, groupIds: [], jobProfile: null, enrolledDays: null },
  trainingIds: new Set(),
  counts: { courses: 2, trails: 0, tests: [], streak: 0, games: 0, sales: 0 },
  ...fields,
});
const named: Eligibility = { training: course };

const cases: [says: string, rule: Eligibility, known: EligibilityFacts, missing: unknown][] = [
  ["named: finishing brings it", named, facts(), []],
  ["named with more: says what", { all: [named, { sales: 3 }] }, facts(), [{ sales: 3 }]],
  ["named beside another way: either brings it", { any: [named, { sales: 3 }] }, facts(), []],
  ["another one is named", { training: other }, facts(), undefined],
  ["only for those who have not: leans on nothing", { not: named }, facts(), undefined],
  ["not without it: asks for it", { not: { not: named } }, facts(), []],
  ["the last that a count misses", { courses: 3 }, facts(), []],
  ["a count that stays short names no course", { courses: 4 }, facts(), undefined],
  ["a trail is no course", { trails: 1 }, facts(), undefined],
  [
    "finished before, it counts no second time",
    { courses: 3 },
    facts({ trainingIds: new Set([course]) }),
    undefined,
  ],
  ["met already: awarded soon, by its name only", { courses: 2 }, facts(), undefined],
];

test.each(cases)(
  "§earning-rules#training-points what a course gives, badges: %s",
  (_, rule, known, missing) => {
    expect(missingAfterCourse(rule, { id: course, kind: "course" }, known)).toEqual(missing);
  },
);

test("§earning-rules#training-points what a trail gives: it counts as one", () => {
  expect(missingAfterCourse({ trails: 1 }, { id: course, kind: "trail" }, facts())).toEqual([]);
});
