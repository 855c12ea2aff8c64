import { type Hex, parseHex, toHex } from "./contrast.ts";
import { fromOklch, toOklch } from "./oklch.ts";

/** Ten shades of one hue, light to dark, with the given colour itself in the place its lightness earns. */
export type Ramp = readonly [Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex];

const STOPS = [0.975, 0.94, 0.885, 0.81, 0.725, 0.64, 0.555, 0.47, 0.385, 0.3];

function ramp(color: Hex): Ramp {
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

/** The three colours a client chooses; everything else on a page follows from them. */
export type BrandColours = {
  readonly primary: string;
  readonly secondary: string;
  readonly tertiary: string;
};

export const DEFAULT_LOOK: BrandColours = { primary: "#0F766E", secondary: "#E4572E", tertiary: "#F2A900" };

/** Colours with a fixed meaning in every client: amber is points, teal is experience. */
const FIXED = {
  points: "#F2A900",
  experience: "#0F766E",
  danger: "#C8322B",
  success: "#2F7D4F",
  warning: "#B4540A",
  neutral: "#5B6785",
} as const satisfies Record<string, Hex>;

export type ColorName = "primary" | "secondary" | "tertiary" | keyof typeof FIXED;

export type Palette = { readonly base: Record<ColorName, Hex>; readonly ramps: Record<ColorName, Ramp> };

const read = (text: string, instead: string): Hex =>
  toHex(parseHex(text) ?? parseHex(instead) ?? [15, 118, 110]);

/** Builds the whole palette from a client's three colours; an unreadable colour falls back to ours. */
export function palette(branding: BrandColours): Palette {
  const base: Record<ColorName, Hex> = {
    primary: read(branding.primary, DEFAULT_LOOK.primary),
    secondary: read(branding.secondary, DEFAULT_LOOK.secondary),
    tertiary: read(branding.tertiary, DEFAULT_LOOK.tertiary),
    ...FIXED,
  };
  const ramps = Object.fromEntries(Object.entries(base).map(([name, hex]) => [name, ramp(hex)])) as Record<
    ColorName,
    Ramp
  >;
  return { base, ramps };
}

export const COLOR_NAMES = [
  "primary",
  "secondary",
  "tertiary",
  ...(Object.keys(FIXED) as (keyof typeof FIXED)[]),
] as const;
