import { describe, expect, it } from "vitest";
import { resized } from "./crop.ts";

describe("§entities#avatar: the part of a picture that shows", () => {
  const wide = { width: 200, height: 100 };

  it("stays a square around its middle", () => {
    const crop = { unit: "%", x: 25, y: 0, width: 50, height: 100 } as const;
    expect(resized(crop, 25, wide)).toEqual({ unit: "%", x: 37.5, y: 25, width: 25, height: 50 });
  });

  it("never leaves the picture", () => {
    const corner = { unit: "%", x: 80, y: 60, width: 20, height: 40 } as const;
    expect(resized(corner, 50, wide)).toEqual({ unit: "%", x: 50, y: 0, width: 50, height: 100 });
  });
});
