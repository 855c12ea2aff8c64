import type { Gate } from "@trilha/contract/members/eligibility/gate.ts";
import { gate as shape } from "@trilha/contract/members/eligibility/gate.ts";
import { describe, expect, it } from "vitest";
import { draftOf, type GateDraft, gateFault, gateOf } from "./gate-draft.ts";

const T = "0192f0c1-2345-7abc-8def-0123456789ab";
const level = { level: "creator" } as const;
const brazil: Gate = { country: ["BR"] };
const seller: Gate = { jobProfile: ["seller"] };

describe("a gate in the editor", () => {
  it.each<[string, Gate, Gate]>([
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
    ["not for both", { not: { all: [brazil, seller] } }, { not: { all: [brazil, seller] } }],
    [
      "groups in groups",
      { all: [{ any: [{ enrolledFor: 30 }, { training: T }] }, brazil] },
      { all: [{ any: [{ enrolledFor: 30 }, { training: T }] }, brazil] },
    ],
  ])("%s comes out as it went in", (_, given, expected) => {
    const draft = draftOf(given);
    expect(gateOf(draft)).toEqual(expected);
    expect(shape.safeParse(gateOf(draft)).success).toBe(true);
    expect(gateFault(draft)).toBeUndefined();
    expect(draftOf(gateOf(draft))).toEqual(draftOf(expected));
  });

  const group = (items: GateDraft["items"], join: GateDraft["join"] = "all"): GateDraft => ({
    key: `${join}${items.length}`,
    join,
    items,
  });
  const days = (values: string[]) => ({ key: "d", kind: "enrolledFor", values }) as const;

  it("is not saved with a condition nobody finished", () => {
    expect(gateFault(group([days([])]))).toBe("unfinished");
    expect(gateFault(group([days(["0"])]))).toBe("unfinished");
    expect(gateFault(group([days(["366"])]))).toBe("unfinished");
    expect(gateFault(group([group([{ key: "c", kind: "country", values: [] }], "any")]))).toBe("unfinished");
    expect(gateFault(group([days(["30"])]))).toBeUndefined();
  });

  it("leaves out groups without a condition", () => {
    expect(gateOf(group([group([], "any"), group([], "none"), days(["30"])]))).toEqual({
      all: [{ enrolledFor: 30 }],
    });
    expect(gateOf(group([], "none"))).toEqual({ all: [] });
  });

  it("is not deeper and not longer than the server takes", () => {
    const two = [days(["1"]), { ...days(["2"]), key: "e" }];
    const deep = group([group([group(two, "none")], "any")]);
    expect(gateFault(deep)).toBe("too_deep");
    expect(shape.safeParse(gateOf(deep)).success).toBe(false);
    expect(gateFault(group([group(two, "none")]))).toBeUndefined();
    const many = Array.from({ length: 51 }, (_, index) => ({ ...days(["1"]), key: `d${index}` }));
    expect(gateFault(group(many))).toBe("too_long");
  });
});
