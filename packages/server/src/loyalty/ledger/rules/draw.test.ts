import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draw } from "./draw.ts";
import { type Lot, noBuckets } from "./lot.ts";

const now = new Date("2026-03-01T00:00:00Z");
const day = (n: number) => new Date(now.getTime() + n * 86_400_000);
const lot = (id: number, open: number, fields: Partial<Lot> = {}): Lot => ({
  ...noBuckets,
  id,
  open,
  original: open,
  experience: 0,
  audit: "cleared",
  expiresAt: day(30),
  ...fields,
});

describe("drawing points from lots", () => {
  it.each<[string, Lot[], number, [number, number][], number]>([
    ["nothing from nothing", [], 5, [], 5],
    ["a part of one lot", [lot(1, 10)], 4, [[1, 4]], 0],
    [
      "§purpose#points-expire what expires first goes first",
      [lot(1, 10), lot(2, 10, { expiresAt: day(5) })],
      12,
      [
        [2, 10],
        [1, 2],
      ],
      0,
    ],
    [
      "cleared before awaiting",
      [lot(1, 60, { audit: "awaiting" }), lot(2, 90)],
      150,
      [
        [2, 90],
        [1, 60],
      ],
      0,
    ],
    [
      "expiry counts more than the audit",
      [lot(1, 5), lot(2, 5, { audit: "awaiting", expiresAt: day(1) })],
      6,
      [
        [2, 5],
        [1, 1],
      ],
      0,
    ],
    [
      "then the older lot",
      [lot(9, 5), lot(3, 5)],
      6,
      [
        [3, 5],
        [9, 1],
      ],
      0,
    ],
    ["none past its date", [lot(1, 5, { expiresAt: now }), lot(2, 5)], 6, [[2, 5]], 1],
    ["none that fell", [lot(1, 5, { audit: "rejected" })], 1, [], 1],
  ])("%s", (_name, lots, points, shares, missing) => {
    const drawn = draw(lots, points, now);
    expect(drawn.shares.map((share) => [share.lotId, share.points])).toEqual(shares);
    expect(drawn.missing).toBe(missing);
  });

  it("takes only cleared lots for the partner programme", () => {
    expect(draw([lot(1, 5, { audit: "awaiting" }), lot(2, 5)], 8, now, "cleared")).toEqual({
      shares: [{ lotId: 2, points: 5 }],
      missing: 3,
    });
  });

  it("gives what was asked or all there is, never more than a lot has", () => {
    const lots = fc.array(fc.tuple(fc.nat(100), fc.integer({ min: 1, max: 9 })), { maxLength: 8 });
    fc.assert(
      fc.property(lots, fc.nat(500), (sizes, points) => {
        const all = sizes.map(([open, days], id) => lot(id, open, { expiresAt: day(days) }));
        const { shares, missing } = draw(all, points, now);
        const given = shares.reduce((sum, share) => sum + share.points, 0);
        expect(given + missing).toBe(points);
        expect(missing === 0 || given === all.reduce((sum, { open }) => sum + open, 0)).toBe(true);
        expect(shares.every((share) => share.points <= (all[share.lotId]?.open ?? 0))).toBe(true);
      }),
    );
  });
});
