import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Eligibility,
  type EligibilityCondition,
  eligibility,
  leavesOf,
  openToEverybody,
  segmentConditions,
  sourcesIn,
} from "./conditions.ts";
import { type EligibilityFacts, evaluateEligibility, isEligible, isMet, type Missing } from "./evaluate.ts";

const newcomer: EligibilityFacts = {
  ...{ level: "basic", country: "BR", retailerIds: ["r1"], storeGroupIds: ["g1"], companyId: "c1" },
  ...{ areas: ["BR-SP"], brandIds: ["b1"], storeIds: ["s1"], groupIds: ["p1"] },
  ...{ jobProfile: "seller", trainingIds: new Set(["t1"]), enrolledDays: 3 },
};

describe("a leaf", () => {
  test.each<[EligibilityCondition, Partial<EligibilityFacts>, boolean]>([
    [{ level: "creator" }, {}, false],
    [{ level: "creator" }, { level: "creator" }, true],
    [{ level: "creator" }, { level: "influencer" }, true],
    [{ level: "influencer" }, { level: "creator" }, false],
    [{ country: ["AR", "BR"] }, {}, true],
    [{ country: ["AR"] }, {}, false],
    [{ country: ["AR"] }, { country: null }, false],
    [{ retailer: ["r2", "r1"] }, {}, true],
    [{ retailer: ["r2"] }, {}, false],
    [{ storeGroup: ["g1"] }, {}, true],
    [{ storeGroup: ["g1"] }, { storeGroupIds: [] }, false],
    [{ area: ["BR-SP", "BR-RJ"] }, {}, true],
    [{ area: ["BR-SP"] }, { areas: ["AR-C", "BR-RJ"] }, false],
    [{ brand: ["b1"] }, {}, true],
    [{ brand: ["b1"] }, { brandIds: [] }, false],
    [{ store: ["s2", "s1"] }, {}, true],
    [{ store: ["s1"] }, { storeIds: ["s2"] }, false],
    [{ group: ["p1"] }, {}, true],
    [{ group: ["p1"] }, { groupIds: [] }, false],
    [{ company: ["c1"] }, {}, true],
    [{ company: ["c1"] }, { companyId: null }, false],
    [{ jobProfile: ["seller"] }, {}, true],
    [{ jobProfile: ["painter"] }, {}, false],
    [{ training: "t1" }, {}, true],
    [{ training: "t2" }, {}, false],
    [{ enrolledFor: 3 }, {}, true],
    [{ enrolledFor: 4 }, {}, false],
    [{ enrolledFor: 1 }, { enrolledDays: null }, false],
  ])("%j of somebody with %j: %s", (leaf, change, met) => {
    expect(isMet(leaf, { ...newcomer, ...change })).toBe(met);
  });
});

describe("what is missing", () => {
  test.each<[string, Eligibility, Missing[]]>([
    ["nothing, where nothing is asked", openToEverybody, []],
    [
      "all that is not there",
      { all: [{ level: "creator" }, { training: "t1" }, { training: "t2" }] },
      [{ level: "creator" }, { training: "t2" }],
    ],
    [
      "the shortest of several ways",
      {
        any: [{ all: [{ training: "t2" }, { training: "t3" }] }, { level: "influencer" }],
      },
      [{ level: "influencer" }],
    ],
    [
      "what they can do before what they cannot",
      {
        any: [{ country: ["AR"] }, { all: [{ training: "t2" }, { training: "t3" }] }],
      },
      [{ training: "t2" }, { training: "t3" }],
    ],
    [
      "one thing that opens two branches",
      {
        all: [
          { any: [{ training: "t2" }, { training: "t3" }] },
          { any: [{ training: "t3" }, { training: "t4" }] },
        ],
      },
      [{ training: "t3" }],
    ],
    ["not for some", { not: { country: ["BR"] } }, [{ not: { country: ["BR"] } }]],
    [
      "not for those who are both: one of it is enough",
      {
        not: { all: [{ country: ["BR"] }, { retailer: ["r1"] }] },
      },
      [{ not: { country: ["BR"] } }],
    ],
    [
      "neither nor",
      { not: { any: [{ country: ["BR"] }, { jobProfile: ["seller"] }] } },
      [{ not: { country: ["BR"] } }, { not: { jobProfile: ["seller"] } }],
    ],
  ])("%s", (_, tree, missing) => {
    expect(evaluateEligibility(tree, newcomer)).toEqual({ open: missing.length === 0, missing });
  });
});

const leaves = fc.oneof<fc.Arbitrary<EligibilityCondition>[]>(
  fc.constantFrom("creator" as const, "influencer" as const).map((level) => ({ level })),
  fc.subarray(["AR", "BR", "CL"] as const, { minLength: 1 }).map((country) => ({ country: [...country] })),
  fc.constantFrom("t1", "t2", "t3").map((training) => ({ training })),
  fc.integer({ min: 1, max: 5 }).map((enrolledFor) => ({ enrolledFor })),
);
const { tree: trees } = fc.letrec<{ tree: Eligibility }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaves,
    fc.array(tie("tree"), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie("tree").map((not) => ({ not })),
  ),
}));
const people = fc.record({
  level: fc.constantFrom("basic" as const, "creator" as const, "influencer" as const),
  country: fc.constantFrom("AR" as const, "BR" as const, null),
  trainingIds: fc.subarray(["t1", "t2", "t3"]).map((ids) => new Set(ids)),
  enrolledDays: fc.option(fc.integer({ min: 0, max: 5 })),
});
const somebody = people.map((known): EligibilityFacts => ({ ...newcomer, ...known }));

const turned = (tree: Eligibility): Eligibility => {
  if ("all" in tree) return { all: tree.all.map(turned).reverse() };
  if ("any" in tree) return { any: tree.any.map(turned).reverse() };
  return "not" in tree ? { not: turned(tree.not) } : tree;
};
const key = (missing: Missing | Eligibility) => JSON.stringify(missing);

/** A tree judged with some of its leaves taken as what they are said to become. */
function opensWith(
  tree: Eligibility,
  facts: EligibilityFacts,
  changes: ReadonlyMap<string, boolean>,
): boolean {
  if ("all" in tree) return tree.all.every((branch) => opensWith(branch, facts, changes));
  if ("any" in tree) return tree.any.some((branch) => opensWith(branch, facts, changes));
  if ("not" in tree) return !opensWith(tree.not, facts, changes);
  return changes.get(key(tree)) ?? isMet(tree, facts);
}

/** No contradiction, and no choice is empty. */
const canOpen = (tree: Eligibility) =>
  new Set(leavesOf(tree).map(key)).size === leavesOf(tree).length && !key(tree).includes("[]");

const marked = (tree: Eligibility): Eligibility => {
  const segment = { id: "0192f0c1-2345-7abc-8def-0123456789ab", version: 3 };
  if ("all" in tree) return { all: tree.all.map(marked), segment };
  if ("any" in tree) return { any: tree.any.map(marked), segment };
  return "not" in tree ? { not: marked(tree.not), segment } : tree;
};

const brazil: Eligibility = { country: ["BR"] };
const source = { id: "0192f0c1-2345-7abc-8def-0123456789ab", version: 3 };

describe("§roles#segments conditions of a segment", () => {
  test.each<[string, Eligibility, boolean]>([
    ["a group of conditions", { all: [brazil, { level: "creator" }] }, true],
    ["either of some", { any: [brazil, { level: "creator" }] }, true],
    ["none of some", { not: { any: [brazil, { level: "creator" }] } }, true],
    ["a condition alone, which could not say where it came from", brazil, false],
    ["nothing", { all: [] }, false],
    ["groups of nothing", { all: [{ any: [{ all: [] }] }] }, false],
    ["another segment", { all: [{ all: [brazil], segment: source }] }, false],
    ["a copy of itself", { all: [brazil], segment: source }, false],
    ["a tree as deep as where it is used", { all: [{ any: [{ not: brazil }] }] }, false],
  ])("%s", (_, conditions, isTaken) => {
    expect(segmentConditions.safeParse(conditions).success).toBe(isTaken);
    const used: Eligibility = { all: [{ ...conditions, segment: source } as Eligibility, brazil] };
    if (isTaken) {
      expect(eligibility.safeParse(used).success).toBe(true);
      expect(sourcesIn(used)).toEqual([{ source, conditions }]);
    }
  });
});

describe("properties of eligibility", () => {
  test("§roles#segments a copy of a segment is judged as the conditions it holds", () => {
    fc.assert(
      fc.property(trees, somebody, (tree, facts) => {
        expect(evaluateEligibility(marked(tree), facts)).toEqual(evaluateEligibility(tree, facts));
        expect(leavesOf(marked(tree))).toEqual(leavesOf(tree));
      }),
    );
  });

  test("the order of branches never matters", () => {
    fc.assert(
      fc.property(trees, somebody, (tree, facts) => {
        expect(evaluateEligibility(turned(tree), facts)).toEqual(evaluateEligibility(tree, facts));
      }),
    );
  });

  test("an unmet leaf more in `all` never opens", () => {
    fc.assert(
      fc.property(fc.array(trees, { maxLength: 3 }), leaves, somebody, (all, leaf, facts) => {
        fc.pre(!isMet(leaf, facts));
        expect(isEligible({ all: [...all, leaf] }, facts)).toBe(false);
      }),
    );
  });

  test("what is missing opens it once it is there; nothing is missing of what is open", () => {
    fc.assert(
      fc.property(trees, somebody, (tree, facts) => {
        fc.pre(canOpen(tree));
        const { open, missing } = evaluateEligibility(tree, facts);
        expect(open).toBe(isEligible(tree, facts));
        if (open) {
          expect(missing).toEqual([]);
          return;
        }
        const changes = new Map(
          missing.map((one) =>
            "not" in one ? ([key(one.not), false] as const) : ([key(one), true] as const),
          ),
        );
        expect(opensWith(tree, facts, changes)).toBe(true);
      }),
    );
  });

  test("nothing of what is missing could be left out", () => {
    fc.assert(
      fc.property(trees, somebody, (tree, facts) => {
        const { missing } = evaluateEligibility(tree, facts);
        for (const left of missing) {
          const rest = missing.filter((one) => one !== left);
          const changes = new Map(
            rest.map((one) =>
              "not" in one ? ([key(one.not), false] as const) : ([key(one), true] as const),
            ),
          );
          expect(opensWith(tree, facts, changes)).toBe(false);
        }
      }),
    );
  });
});

describe("the shape", () => {
  const id = "0198f0c8-0000-7000-8000-000000000001";
  const nested = (depth: number): unknown => (depth === 1 ? { training: id } : { all: [nested(depth - 1)] });
  test.each<[string, unknown, boolean]>([
    ["open", openToEverybody, true],
    ["four deep", nested(4), true],
    ["five deep", nested(5), false],
    ["5,000 deep", nested(5000), false],
    ["50 leaves", { all: Array.from({ length: 50 }, () => ({ level: "creator" })) }, true],
    [
      "51 leaves",
      { all: [...Array.from({ length: 50 }, () => ({ level: "creator" })), { training: id }] },
      false,
    ],
    ["an `any` of nothing", { any: [] }, false],
    ["an empty list", { country: [] }, false],
    ["two things in one leaf", { level: "creator", training: id }, false],
    ["the floor as a level", { level: "basic" }, false],
    ["an area with its country", { area: ["BR-SP"] }, true],
    ["an area without one", { area: ["SP"] }, false],
    ["something unknown", { shoeSize: 42 }, false],
    ["no id", { training: "x" }, false],
    ["nothing", null, false],
  ])("%s: %#", (_, tree, fine) => {
    expect(eligibility.safeParse(tree).success).toBe(fine);
  });

  test("a tree's leaves are listed in its order", () => {
    const tree: Eligibility = {
      all: [{ level: "creator" }, { not: { any: [{ country: ["BR"] }, { training: "t" }] } }],
    };
    expect(leavesOf(tree)).toEqual([{ level: "creator" }, { country: ["BR"] }, { training: "t" }]);
  });
});
