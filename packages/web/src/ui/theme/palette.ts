import { type Hex, parseHex, toHex } from "./contrast.ts";
import { type Ramp, ramp } from "./ramp.ts";

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
