import type { Hex } from "./contrast.ts";
import { fromOklch, toOklch } from "./oklch.ts";

/** Ten shades of one hue, light to dark, with the given colour itself in the place its lightness earns. */
export type Ramp = readonly [Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex];

const STOPS = [0.975, 0.94, 0.885, 0.81, 0.725, 0.64, 0.555, 0.47, 0.385, 0.3];

export function ramp(color: Hex): Ramp {
  const base = toOklch(color);
  const home = STOPS.reduce(
    (best, stop, i) => (Math.abs(stop - base.l) < Math.abs((STOPS[best] ?? 0) - base.l) ? i : best),
    0,
  );
  const shades = STOPS.map((stop, i) => {
    if (i === home) return color;
    const distance = Math.abs(i - home) / 9;
    // Very light shades carry less chroma, or tints of a strong colour look like sweets.
    const chroma = base.c * (1 - 0.75 * distance ** 1.4) * (stop > 0.9 ? 0.55 : 1);
    return fromOklch({ l: stop, c: chroma, h: base.h });
  });
  return shades as unknown as Ramp;
}
