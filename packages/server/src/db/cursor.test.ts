import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageOf, readCursor, writeCursor } from "./cursor.ts";

describe("cursors", () => {
  it("come back as they were written", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (name, id) => {
        fc.pre(!name.includes("\u0000") && name.isWellFormed());
        expect(readCursor(writeCursor([name, id]), ["string", "number"])).toEqual([name, id]);
      }),
    );
  });

  it("that are none of ours start the list anew", () => {
    for (const cursor of [
      undefined,
      "",
      "xx",
      writeCursor(["a"]),
      writeCursor([1, "a"]),
      writeCursor(["\u0000", 1]),
    ]) {
      expect(readCursor(cursor, ["string", "number"])).toBeUndefined();
    }
    for (const number of [1.5, 1e300, Number.MAX_SAFE_INTEGER + 1]) {
      expect(readCursor(writeCursor([number]), ["number"])).toBeUndefined();
    }
    for (const moment of [-1, Date.UTC(2200, 0, 1), Number.MAX_SAFE_INTEGER, 1.5]) {
      expect(readCursor(writeCursor([moment]), ["moment"])).toBeUndefined();
    }
    expect(readCursor(writeCursor(["\ud800"]), ["string"])).toBeUndefined();
    expect(readCursor(writeCursor(["no-id"]), ["id"])).toBeUndefined();
    expect(readCursor(writeCursor([crypto.randomUUID()]), ["id"])).toHaveLength(1);
    fc.assert(fc.property(fc.string(), (noise) => void readCursor(noise, ["string"])));
  });
});

describe("pages", () => {
  const cut = (rows: number[], limit: number) =>
    pageOf(
      rows,
      limit,
      (row) => [row],
      (row) => row,
    );

  it("show the limit and point behind their last row when there is more", () => {
    const page = cut([1, 2, 3], 2);
    expect(page.items).toEqual([1, 2]);
    expect(readCursor(page.nextCursor ?? "", ["number"])).toEqual([2]);
  });

  it("end without a cursor", () => {
    expect(cut([1, 2], 2)).toEqual({ items: [1, 2], nextCursor: null });
    expect(cut([], 2)).toEqual({ items: [], nextCursor: null });
  });
});
