import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pattern, patternHue } from "./pattern.ts";

describe("a picture made of an id", () => {
  it("is the same every time, never empty, and made of finite numbers", () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const shapes = pattern(id);
        expect(shapes).toEqual(pattern(id));
        expect(shapes.length).toBeGreaterThan(0);
        expect(JSON.stringify(shapes)).not.toMatch(/NaN|Infinity|null|undefined/);
        expect(patternHue(id)).toBe(patternHue(id));
      }),
    );
  });

  it("differs between neighbours", () => {
    const drawings = new Set(Array.from({ length: 100 }, (_, i) => JSON.stringify(pattern(`course-${i}`))));
    expect(drawings.size).toBe(100);
  });
});
