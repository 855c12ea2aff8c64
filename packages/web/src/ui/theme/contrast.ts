/** Colours as WCAG 2.2 sees them: relative luminance and contrast ratio of two opaque hex colours. */

export type Hex = `#${string}`;
export type Rgb = readonly [red: number, green: number, blue: number];

const linear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

/** Reads `#rgb` or `#rrggbb`; anything else is undefined, so a client's typo never breaks a page. */
export function parseHex(text: string): Rgb | undefined {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text.trim());
  if (short) {
    const [r = "0", g = "0", b = "0"] = short.slice(1);
    return [Number.parseInt(r + r, 16), Number.parseInt(g + g, 16), Number.parseInt(b + b, 16)];
  }
  const long = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  if (!long) return undefined;
  const [r = "0", g = "0", b = "0"] = long.slice(1);
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

export function toHex([r, g, b]: Rgb): Hex {
  const part = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, "0");
  return `#${part(r)}${part(g)}${part(b)}`;
}

export function luminance(color: Hex): number {
  const [r, g, b] = parseHex(color) ?? [0, 0, 0];
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** 1 (same) to 21 (black on white). Text needs 4.5, large text and graphics 3. */
export function contrast(a: Hex, b: Hex): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
