import * as fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { bands, distance, hashPicture, nearBands } from "./picture-hash.ts";

const hash = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
const flips = (most: number) => fc.uniqueArray(fc.nat({ max: 63 }), { maxLength: most });
const flipped = (from: bigint, bits: readonly number[]) =>
  BigInt.asIntN(
    64,
    bits.reduce((value, bit) => value ^ (1n << BigInt(bit)), BigInt.asUintN(64, from)),
  );

describe("§validation#near-pictures distance of two pictures", () => {
  it("counts the bits that differ, signed or not", () => {
    fc.assert(
      fc.property(hash, flips(64), (one, bits) => {
        const other = flipped(one, bits);
        expect(distance(one, other)).toBe(bits.length);
        expect(distance(BigInt.asUintN(64, one), other)).toBe(bits.length);
      }),
    );
    expect(distance(0n, -1n)).toBe(64);
  });
});

describe("§validation#near-pictures through an index", () => {
  it("up to three bits away they share a band", () => {
    fc.assert(
      fc.property(hash, flips(3), (one, bits) => {
        const stored = new Set(bands(one));
        expect(bands(flipped(one, bits)).some((band) => stored.has(band))).toBe(true);
      }),
    );
  });

  it("up to seven bits away one's near bands hold a band of the other", () => {
    fc.assert(
      fc.property(hash, flips(7), (one, bits) => {
        const stored = new Set(bands(one));
        expect(nearBands(flipped(one, bits)).some((band) => stored.has(band))).toBe(true);
      }),
    );
  });

  it("bands of different places never meet, and fit a 32-bit column", () => {
    expect(new Set(bands(0n)).size).toBe(4);
    expect(nearBands(-1n)).toHaveLength(68);
    expect(Math.max(...bands(-1n))).toBe(2 ** 18 - 1);
  });
});

describe("§validation#near-pictures what has no hash", () => {
  const plain = (background: string) =>
    sharp({ create: { width: 300, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer();

  it("bytes that are no picture", async () => {
    expect(await hashPicture(Buffer.from("%PDF-1.7"))).toBeUndefined();
    expect(await hashPicture(Buffer.alloc(0))).toBeUndefined();
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M0 0h45v90z"/></svg>';
    expect(await hashPicture(Buffer.from(drawing))).toBeUndefined();
    const whole = await plain("#fff");
    expect(await hashPicture(whole.subarray(0, 40))).toBeUndefined();
  });

  it("one tone: it would be near every other blank photo", async () => {
    expect(await hashPicture(await plain("#f4f4f4"))).toBeUndefined();
    expect(await hashPicture(await plain("#000000"))).toBeUndefined();
  });
});
