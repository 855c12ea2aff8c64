import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { eligibility as shape } from "@trilha/contract/members/eligibility/conditions.ts";
import { describe, expect, it } from "vitest";
import { draftOf, type EligibilityDraft, eligibilityFault, eligibilityOf } from "./eligibility-draft.ts";

const T = "0192f0c1-2345-7abc-8def-0123456789ab";
const level = { level: "creator" } as const;
const source = { id: T, version: 3 };
const brazil: Eligibility = { country: ["BR"] };
const seller: Eligibility = { jobProfile: ["seller"] };

describe("a eligibility in the editor", () => {
  it.each<[string, Eligibility, Eligibility]>([
    ["open to everybody", { all: [] }, { all: [] }],
    ["one condition", level, { all: [level] }],
    ["all of them", { all: [level, { training: T }] }, { all: [level, { training: T }] }],
    ["one of them", { any: [level, brazil] }, { any: [level, brazil] }],
    ["none of them", { not: { any: [brazil, seller] } }, { not: { any: [brazil, seller] } }],
    [
      "a group of people in an area",
      { all: [{ group: [T] }, { area: ["BR-SP"] }] },
      { all: [{ group: [T] }, { area: ["BR-SP"] }] },
    ],
    ["brand or store", { any: [{ brand: [T] }, { store: [T] }] }, { any: [{ brand: [T] }, { store: [T] }] }],
    ["not for one", { all: [level, { not: brazil }] }, { all: [level, { not: brazil }] }],
    [
      "a segment among others",
      { all: [{ any: [level, brazil], segment: source }, seller] },
      { all: [{ any: [level, brazil], segment: source }, seller] },
    ],
    [
      "nobody of a segment",
      { not: { all: [brazil], segment: source } },
      { not: { all: [brazil], segment: source } },
    ],
    [
      "a segment alone",
      { not: { all: [brazil, seller] }, segment: source },
      { all: [{ not: { all: [brazil, seller] }, segment: source }] },
    ],
    ["not for both", { not: { all: [brazil, seller] } }, { not: { all: [brazil, seller] } }],
    [
      "groups in groups",
      { all: [{ any: [{ enrolledFor: 30 }, { training: T }] }, brazil] },
      { all: [{ any: [{ enrolledFor: 30 }, { training: T }] }, brazil] },
    ],
  ])("%s comes out as it went in", (_, given, expected) => {
    const draft = draftOf(given);
    expect(eligibilityOf(draft)).toEqual(expected);
    expect(shape.safeParse(eligibilityOf(draft)).success).toBe(true);
    expect(eligibilityFault(draft)).toBeUndefined();
    expect(draftOf(eligibilityOf(draft))).toEqual(draftOf(expected));
  });

  const group = (
    items: EligibilityDraft["items"],
    join: EligibilityDraft["join"] = "all",
  ): EligibilityDraft => ({
    key: `${join}${items.length}`,
    join,
    items,
  });
  const days = (values: string[]) => ({ key: "d", kind: "enrolledFor", values }) as const;

  it("is not saved with a condition nobody finished", () => {
    expect(eligibilityFault(group([days([])]))).toBe("unfinished");
    expect(eligibilityFault(group([days(["0"])]))).toBe("unfinished");
    expect(eligibilityFault(group([days(["366"])]))).toBe("unfinished");
    expect(eligibilityFault(group([group([{ key: "c", kind: "country", values: [] }], "any")]))).toBe(
      "unfinished",
    );
    expect(eligibilityFault(group([days(["30"])]))).toBeUndefined();
  });

  it("§roles#segments is not saved before its segment is chosen, and counts what is in it", () => {
    const open = { key: "s", source: undefined, conditions: { all: [] } };
    expect(eligibilityFault(group([open, days(["1"])]))).toBe("unfinished");
    const chosen = { key: "s", source, conditions: { any: Array.from({ length: 30 }, () => level) } };
    expect(eligibilityFault(group([chosen]))).toBeUndefined();
    expect(eligibilityFault(group([chosen, { ...chosen, key: "t" }]))).toBe("too_long");
    expect(eligibilityFault(group([group([group([days(["1"]), days(["2"])], "any")])]), 3)).toBe("too_deep");
  });

  it("leaves out groups without a condition", () => {
    expect(eligibilityOf(group([group([], "any"), group([], "none"), days(["30"])]))).toEqual({
      all: [{ enrolledFor: 30 }],
    });
    expect(eligibilityOf(group([], "none"))).toEqual({ all: [] });
  });

  it("is not deeper and not longer than the server takes", () => {
    const two = [days(["1"]), { ...days(["2"]), key: "e" }];
    const deep = group([group([group(two, "none")], "any")]);
    expect(eligibilityFault(deep)).toBe("too_deep");
    expect(shape.safeParse(eligibilityOf(deep)).success).toBe(false);
    expect(eligibilityFault(group([group(two, "none")]))).toBeUndefined();
    const many = Array.from({ length: 51 }, (_, index) => ({ ...days(["1"]), key: `d${index}` }));
    expect(eligibilityFault(group(many))).toBe("too_long");
  });
});
