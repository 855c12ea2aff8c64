// Readable colours, whichever a client chose (WCAG 2.2 AA).

type Rgb = readonly [number, number, number];

const rgbOf = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    Number.parseInt(colour.slice(from, from + 2), 16),
  );
  return [red, green, blue];
};
const hexOf = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`.toUpperCase();

function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** From 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((one, other) => other - one);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A colour mixed with another, `share` of it, 0 to 1. */
export function mixed(colour: string, other: string, share: number): string {
  const [from, to] = [rgbOf(colour), rgbOf(other)];
  const part = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share;
  return hexOf([part(0), part(1), part(2)]);
}

/** The colour itself, or as much darker as text on white needs. */
export function onWhite(colour: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const darker = mixed(colour, "#000000", share);
    if (contrast(darker, "#FFFFFF") >= 4.5) return darker;
  }
  return "#000000";
}

/** White or ink on a colour, whichever is read better. */
export function textOn(colour: string): string {
  return contrast("#FFFFFF", colour) >= contrast("#14213D", colour) ? "#FFFFFF" : "#14213D";
}
