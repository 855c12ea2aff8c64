import { contrast, type Hex } from "./contrast.ts";
import { fromOklch, mix, toOklch } from "./oklch.ts";
import { grounds, type Scheme, SURFACES } from "./surfaces.ts";

/**
 * Roles of one colour in one scheme. Whatever colour a client chose, text keeps 4.5:1 and lines keep 3:1
 * (WCAG 2.2 AA); the colour moves only as far in lightness as that asks.
 */
export type Roles = {
  readonly fill: Hex;
  readonly fillHover: Hex;
  readonly on: Hex;
  readonly tint: Hex;
  readonly tintHover: Hex;
  readonly text: Hex;
  readonly line: Hex;
};

const WHITE: Hex = "#ffffff";
const INK: Hex = "#14213d";
const BLACK: Hex = "#000000";
const STEP = 0.01;

const shifted = (color: Hex, difference: number): Hex => {
  const lch = toOklch(color);
  return fromOklch({ ...lch, l: lch.l + difference });
};

/** Walks away from the grounds (darker on light, lighter on dark) until every one is far enough. */
function awayFrom(color: Hex, on: readonly Hex[], ratio: number, scheme: Scheme): Hex {
  const direction = scheme === "light" ? -1 : 1;
  for (let step = 0; step <= 100; step += 1) {
    const candidate = shifted(color, direction * step * STEP);
    if (on.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return scheme === "light" ? BLACK : WHITE;
}

/** White, ink or black: the first that can be read. One of white and black always can. */
export const readableOn = (fill: Hex): Hex =>
  [WHITE, INK].find((candidate) => contrast(candidate, fill) >= 4.5) ?? BLACK;

export function roles(color: Hex, scheme: Scheme): Roles {
  const { card, body } = SURFACES[scheme];
  const fill = awayFrom(color, [card, body], 1.5, scheme);
  const on = readableOn(fill);
  const fillHover = shifted(fill, on === WHITE ? -0.045 : 0.035);
  const strength = scheme === "light" ? [0.09, 0.15] : [0.18, 0.26];
  const tintBase = scheme === "light" ? fill : awayFrom(color, [card], 3, scheme);
  const tint = mix(tintBase, card, strength[0] ?? 0);
  const tintHover = mix(tintBase, card, strength[1] ?? 0);
  return {
    fill,
    fillHover: contrast(on, fillHover) >= 4.5 ? fillHover : fill,
    on,
    tint,
    tintHover,
    text: awayFrom(color, [...grounds(scheme), tint, tintHover], 4.6, scheme),
    line: awayFrom(color, grounds(scheme), 3.05, scheme),
  };
}
