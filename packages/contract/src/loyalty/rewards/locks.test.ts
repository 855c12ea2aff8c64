import { describe, expect, test } from "vitest";
import type { EligibilityFacts } from "../../members/eligibility/evaluate.ts";
import { locksOf, type StoreLockFacts } from "./locks.ts";
import type { StoreLock } from "./shapes.ts";

const seller: EligibilityFacts = {
  ...{ level: "basic", country: "BR", retailerIds: ["r1"], storeGroupIds: [], companyId: "c1" },
  ...{ areas: [], brandIds: [], storeIds: [], groupIds: [] },
  ...{ jobProfile: "seller", trainingIds: new Set<string>(), enrolledDays: 3 },
};
const noon = new Date("2026-11-20T12:00:00Z");
const free: StoreLockFacts = {
  ...{ eligibility: { all: [] }, redeem: { from: null, until: null }, now: noon, today: "2026-11-20" },
  ...{ person: seller, debt: 0, limits: [] },
};
const names = {
  training: (id: string) => ({ id, title: `Training ${id}`, link: null }),
  name: (id: string) => `Name of ${id}`,
};
const limit = (scope: "category" | "reward", used: number) => ({
  limit: { scope, scopeId: "x", period: "month" as const, units: 2 },
  used,
});

describe("§validation#redemption why an item is locked, and what opens it", () => {
  test.each<[string, Partial<StoreLockFacts>, StoreLock[]]>([
    ["nothing asked", {}, []],
    ["a level", { eligibility: { level: "creator" } }, [{ kind: "level", level: "creator" }]],
    [
      "a training, with where it is done",
      { eligibility: { training: "t" } },
      [{ kind: "training", training: { id: "t", title: "Training t", link: null } }],
    ],
    [
      "days of enrolment still to come",
      { eligibility: { enrolledFor: 10 } },
      [{ kind: "enrolled_for", days: 7 }],
    ],
    [
      "made for another chain",
      { eligibility: { retailer: ["r2"] } },
      [
        {
          kind: "not_for_you",
          audience: [{ by: "retailer", not: false, values: ["Name of r2"] }],
        },
      ],
    ],
    [
      "not for their country, and a level besides",
      { eligibility: { all: [{ level: "influencer" }, { not: { country: ["BR"] } }] } },
      [
        { kind: "not_for_you", audience: [{ by: "country", not: true, values: ["BR"] }] },
        { kind: "level", level: "influencer" },
      ],
    ],
    [
      "no campaign: the eligibility is not asked",
      { person: null, eligibility: { training: "t" } },
      [{ kind: "no_campaign" }],
    ],
    ["debt", { debt: 40 }, [{ kind: "debt", points: 40 }]],
    ["a limit not reached", { limits: [limit("category", 1)] }, []],
    [
      "the category's limit, until the month is over",
      { limits: [limit("category", 2), limit("reward", 0)] },
      [{ kind: "category_limit", units: 2, period: "month", opensOn: "2026-12-01" }],
    ],
    [
      "the item's own limit",
      { limits: [limit("reward", 3)] },
      [{ kind: "reward_limit", units: 2, period: "month", opensOn: "2026-12-01" }],
    ],
    [
      "not open yet",
      { redeem: { from: new Date(noon.getTime() + 1), until: null } },
      [{ kind: "opens_later", at: "2026-11-20T12:00:00.001Z" }],
    ],
    ["open from this very moment", { redeem: { from: noon, until: null } }, []],
    ["the last moment", { redeem: { from: null, until: new Date(noon.getTime() + 1) } }, []],
    [
      "over at the end, which is exclusive",
      { redeem: { from: null, until: noon } },
      [{ kind: "closed", at: noon.toISOString() }],
    ],
  ])("%s", (_, facts, locks) => {
    expect(locksOf({ ...free, ...facts }, names)).toEqual(locks);
  });
});
