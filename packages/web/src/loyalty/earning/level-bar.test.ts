import { describe, expect, it } from "vitest";
import { barOf } from "./level-bar.ts";
import type { MyLevel } from "./levels.queries.ts";

const opens: MyLevel["opens"] = [
  { level: "creator", threshold: 1000, keep: 400, text: "" },
  { level: "influencer", threshold: 3000, keep: 1200, text: "" },
];
const target = (level: "creator" | "influencer", experience: number) => ({
  ...{ level, experience },
  ...{ remaining: 0, on: null, inTime: null },
});
const bar = (experience: number, keep: number | null, rise: number | null): MyLevel["bar"] => ({
  ...{ experience, audited: 0, pace: { experience: 0, days: 0 } },
  keep: keep === null ? null : target("creator", keep),
  rise: rise === null ? null : target("influencer", rise),
});
const at = (marks: readonly { kind: string; experience: number; share: number }[] = []) =>
  marks.map(({ kind, experience, share }) => `${kind} ${experience} ${share.toFixed(2)}`);

describe("§loyalty#levels the level bar", () => {
  it("goes to the next level, with what keeps this one marked", () => {
    const drawn = barOf({ level: "creator", bar: bar(1500, 400, 3000), opens });
    expect(drawn).toMatchObject({ share: 0.5, whole: 3000 });
    expect(at(drawn?.marks)).toEqual(["keep 400 0.13", "threshold 1000 0.33", "threshold 3000 1.00"]);
  });

  it("has nothing to keep at the floor", () => {
    const drawn = barOf({ level: "basic", bar: bar(250, null, 1000), opens });
    expect(drawn).toMatchObject({ share: 0.25, whole: 1000 });
    expect(at(drawn?.marks)).toEqual(["threshold 1000 1.00"]);
  });

  it("is full at the highest level once its own threshold is there", () => {
    const drawn = barOf({ level: "influencer", bar: bar(4000, 1200, null), opens });
    expect(drawn).toMatchObject({ share: 1, whole: 3000 });
    expect(at(drawn?.marks)).toEqual(["keep 1200 0.40", "threshold 1000 0.33", "threshold 3000 1.00"]);
  });

  it("is not drawn without a campaign, or where nothing is asked", () => {
    expect(barOf({ level: "basic", bar: null, opens: [] })).toBeUndefined();
    expect(barOf({ level: "creator", bar: bar(10, 0, null), opens: [] })).toBeUndefined();
  });
});
