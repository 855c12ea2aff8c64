import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Accepted, nothing, shareVerdict, splitBuckets, sum } from "./accepted-share.ts";
import { buckets, type Lot, noBuckets } from "./lot.ts";

const lot = (id: number, original: number, fields: Partial<Lot> = {}): Lot => ({
  ...noBuckets,
  id,
  original,
  open: original,
  experience: 0,
  audit: "awaiting",
  expiresAt: new Date("2026-05-16T00:00:00Z"),
  ...fields,
});
const points = (amount: number) => ({ points: amount, experience: 0 });

describe("a verdict, lot by lot", () => {
  it.each<[string, Lot[], Accepted, "reject" | "wait", [stands: number, falls: number, waits: number][]]>([
    ["§roles#blocked all passes", [lot(1, 180)], "all", "reject", [[180, 0, 0]]],
    ["none passes", [lot(1, 180)], "none", "reject", [[0, 180, 0]]],
    ["one unit of two passes, the other waits", [lot(1, 180)], points(90), "wait", [[90, 0, 90]]],
    [
      "the other falls",
      [lot(1, 90, { audit: "cleared" }), lot(2, 90)],
      points(90),
      "reject",
      [
        [90, 0, 0],
        [0, 90, 0],
      ],
    ],
    [
      "what cleared counts first, whatever its age",
      [lot(1, 90), lot(2, 90, { audit: "cleared" })],
      points(100),
      "reject",
      [
        [90, 0, 0],
        [10, 80, 0],
      ],
    ],
    ["accepted points fall later", [lot(1, 90, { audit: "cleared" })], points(30), "reject", [[30, 60, 0]]],
    ["waiting never takes clearance back", [lot(1, 90, { audit: "cleared" })], "none", "wait", [[90, 0, 0]]],
    [
      "what fell before counts no more",
      [lot(1, 90, { audit: "rejected" }), lot(2, 10)],
      "all",
      "reject",
      [[10, 0, 0]],
    ],
  ])("%s", (_name, lots, accepted, rest, parts) => {
    const shares = shareVerdict(lots, accepted, rest);
    expect(shares?.map(({ stands, falls, waits }) => [stands.points, falls.points, waits.points])).toEqual(
      parts,
    );
  });

  it("cannot accept more than was given", () => {
    expect(shareVerdict([lot(1, 10)], points(11), "reject")).toBeUndefined();
    expect(shareVerdict([lot(1, 10)], { points: 0, experience: 1 }, "reject")).toBeUndefined();
  });

  it("shares out points and experience without losing any", () => {
    const sizes = fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.boolean()), { maxLength: 6 });
    fc.assert(
      fc.property(sizes, fc.nat(100), fc.nat(100), fc.constantFrom("reject", "wait"), (all, p, x, rest) => {
        const lots = all.map(([size, experience, passed], id) =>
          lot(id, size, { experience, audit: passed ? "cleared" : "awaiting" }),
        );
        const given = sum(lots.map((one) => ({ points: one.original, experience: one.experience })));
        const accepted = {
          points: Math.floor((given.points * p) / 100),
          experience: Math.floor((given.experience * x) / 100),
        };
        const shares = shareVerdict(lots, accepted, rest) ?? [];
        expect(sum(shares.flatMap(({ stands, falls, waits }) => [stands, falls, waits]))).toEqual(given);
        if (rest === "reject") expect(sum(shares.map(({ stands }) => stands))).toEqual(accepted);
        else expect(sum(shares.map(({ falls }) => falls))).toEqual(nothing);
      }),
    );
  });
});

describe("what leaves a lot that is split", () => {
  const used = {
    ...noBuckets,
    open: 10,
    expired: 5,
    held: 20,
    redeemed: 30,
    transferred: 7,
    repaid: 3,
    adjusted: 5,
  };

  it.each<[number, Partial<typeof noBuckets>]>([
    [0, {}],
    [10, { open: 10 }],
    [12, { open: 10, expired: 2 }],
    [25, { open: 10, expired: 5, held: 10 }],
    [40, { open: 10, expired: 5, held: 20, redeemed: 5 }],
    [80, { open: 10, expired: 5, held: 20, redeemed: 30, transferred: 7, repaid: 3, adjusted: 5 }],
  ])("of %d: open, gone, held, spent", (amount, part) => {
    expect(splitBuckets(used, amount)).toEqual({ ...noBuckets, ...part });
  });

  it("is never more than there is", () => {
    expect(() => splitBuckets(used, 81)).toThrow("more than it has");
    expect(buckets.reduce((all, bucket) => all + splitBuckets(used, 80)[bucket], 0)).toBe(80);
  });
});
