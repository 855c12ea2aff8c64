import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, type Hex, luminance, toHex } from "./contrast.ts";
import { COLOR_NAMES, palette } from "./palette.ts";
import { roles } from "./roles.ts";
import { grounds, type Scheme, SURFACES } from "./surfaces.ts";

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel).map((rgb) => toHex(rgb));
const look = fc.record({ primary: color, secondary: color, tertiary: color });
const scheme = fc.constantFrom<Scheme>("light", "dark");

describe("a client's palette", () => {
  it("keeps text and lines readable whatever the three colours", () => {
    fc.assert(
      fc.property(look, scheme, (chosen, on) => {
        const { base } = palette(chosen);
        for (const name of COLOR_NAMES) {
          const r = roles(base[name], on);
          expect(contrast(r.on, r.fill), `${name} fill`).toBeGreaterThanOrEqual(4.5);
          expect(contrast(r.on, r.fillHover), `${name} hover`).toBeGreaterThanOrEqual(4.5);
          for (const ground of [...grounds(on), r.tint, r.tintHover]) {
            expect(contrast(r.text, ground), `${name} text on ${ground}`).toBeGreaterThanOrEqual(4.5);
          }
          for (const ground of grounds(on)) {
            expect(contrast(r.line, ground), `${name} line on ${ground}`).toBeGreaterThanOrEqual(3);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it("keeps plain text readable on the tints of every colour", () => {
    fc.assert(
      fc.property(color, scheme, (chosen, on) => {
        const { tint, tintHover } = roles(chosen, on);
        for (const ground of [tint, tintHover]) {
          expect(contrast(SURFACES[on].text, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("goes from light to dark in ten shades and contains the chosen colour", () => {
    fc.assert(
      fc.property(color, (chosen) => {
        const shades = palette({ primary: chosen, secondary: chosen, tertiary: chosen }).ramps.primary;
        expect(shades).toContain(chosen);
        const lights = shades.map(luminance);
        for (let i = 1; i < lights.length; i += 1) {
          expect(lights[i] ?? 0).toBeLessThanOrEqual((lights[i - 1] ?? 0) + 0.09);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each(["light", "dark"] as const)("has plain and dimmed text readable on every %s ground", (on) => {
    for (const ground of grounds(on)) {
      expect(contrast(SURFACES[on].text, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(SURFACES[on].dimmed, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(SURFACES[on].control, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it("falls back to our colours where a client's colour cannot be read", () => {
    const { base } = palette({ primary: "javascript:alert(1)", secondary: "", tertiary: "#12" });
    expect(base.primary).toBe("#0f766e" satisfies Hex);
    expect(base.secondary).toBe("#e4572e");
    expect(base.tertiary).toBe("#f2a900");
  });
});
