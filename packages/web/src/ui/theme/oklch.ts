import { type Hex, parseHex, type Rgb, toHex } from "./contrast.ts";

/** A colour by perceived lightness (0–1), chroma and hue (degrees): equal steps look equal. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

export function toOklch(color: Hex): Oklch {
  const [red, green, blue] = parseHex(color) ?? [0, 0, 0];
  const r = toLinear(red / 255);
  const g = toLinear(green / 255);
  const b = toLinear(blue / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function toRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z) * 255,
    fromLinear(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z) * 255,
    fromLinear(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z) * 255,
  ];
}

const inGamut = (rgb: Rgb) => rgb.every((v) => v >= -0.5 && v <= 255.5);

/** The nearest colour a screen can show: lightness and hue stay, chroma gives way. */
export function fromOklch(color: Oklch): Hex {
  const wanted = { ...color, l: Math.min(1, Math.max(0, color.l)) };
  const direct = toRgb(wanted);
  if (inGamut(direct)) return toHex(direct);
  let low = 0;
  let high = wanted.c;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (inGamut(toRgb({ ...wanted, c: middle }))) low = middle;
    else high = middle;
  }
  return toHex(toRgb({ ...wanted, c: low }));
}

/** Paints `part` (0–1) of one colour over another, as opacity would, but opaque so contrast can be computed. */
export function mix(over: Hex, under: Hex, part: number): Hex {
  const top = parseHex(over) ?? [0, 0, 0];
  const base = parseHex(under) ?? [0, 0, 0];
  return toHex([0, 1, 2].map((i) => (top[i] ?? 0) * part + (base[i] ?? 0) * (1 - part)) as unknown as Rgb);
}
