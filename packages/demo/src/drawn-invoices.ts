import type { Random } from "./random.ts";

// Receipts as a till prints them, without any font: figures of seven strokes, words as bars.

const strokes: Readonly<Record<string, string>> = {
  0: "abcdef",
  1: "bc",
  2: "abged",
  3: "abgcd",
  4: "fgbc",
  5: "afgcd",
  6: "afgedc",
  7: "abc",
  8: "abcdefg",
  9: "abcdfg",
  "-": "g",
};
const lines: Readonly<Record<string, string>> = {
  a: "M1 0H9",
  b: "M10 1V9",
  c: "M10 11V19",
  d: "M1 20H9",
  e: "M0 11V19",
  f: "M0 1V9",
  g: "M1 10H9",
};

function figures(text: string, x: number, y: number, size: number): string {
  const paths = [...text].map((sign, index) => {
    const drawn = [...(strokes[sign] ?? "")].map((name) => lines[name]).join("");
    const dot = sign === "." || sign === "," ? "M3 20H5" : "";
    return `<path d="${drawn}${dot}" transform="translate(${index * 16} 0)"/>`;
  });
  const place = `translate(${x} ${y}) scale(${size})`;
  return `<g transform="${place}" fill="none" stroke="#1c1917" stroke-width="2.4" stroke-linecap="round">${paths.join("")}</g>`;
}

const bar = (x: number, y: number, width: number, height = 9) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="#44403c"/>`;

/** Content of a drawn receipt. */
export interface DrawnInvoice {
  number: string;
  date: string;
  prices: readonly number[];
}

/** A receipt on a table, a little askew, as a phone sees it. */
export function drawInvoice(random: Random, { number, date, prices }: DrawnInvoice): string {
  const width = 440;
  const rows = prices.map((price, index) => {
    const y = 262 + index * 64;
    const words = bar(40, y, 90 + random.below(120)) + bar(40, y + 18, 50 + random.below(70), 7);
    return words + figures(price.toFixed(2), width - 40 - price.toFixed(2).length * 14, y, 0.85);
  });
  const end = 262 + prices.length * 64;
  const total = prices.reduce((sum, price) => sum + price, 0).toFixed(2);
  const code = Array.from({ length: 21 * 21 }, (_, at) => {
    const [x, y] = [at % 21, Math.floor(at / 21)];
    const corner = [
      [0, 0],
      [14, 0],
      [0, 14],
    ].find(([left = 0, top = 0]) => x >= left && x < left + 7 && y >= top && y < top + 7);
    const [dx, dy] = corner ? [x - (corner[0] ?? 0), y - (corner[1] ?? 0)] : [0, 0];
    const ring = dx === 0 || dx === 6 || dy === 0 || dy === 6 || (dx > 1 && dx < 5 && dy > 1 && dy < 5);
    const dark = corner ? ring : random.chance(0.48);
    return dark ? `M${x} ${y}h1v1h-1z` : "";
  }).join("");
  const paper = `
    <rect width="${width}" height="${end + 330}" fill="#fdfcf8" stroke="#d6d3d1"/>
    ${bar(120, 36, 200, 20)}${bar(90, 70, 260, 8)}${bar(130, 86, 180, 8)}
    <path d="M32 116H408M32 232H408M32 ${end + 4}H408" stroke="#a8a29e" stroke-dasharray="6 5" stroke-width="2"/>
    ${bar(40, 138, 60)}${figures(number, 130, 132, 1.05)}
    ${bar(40, 184, 40)}${figures(date, 130, 178, 1.05)}
    ${rows.join("")}
    ${bar(40, end + 28, 80, 14)}${figures(total, width - 44 - total.length * 20, end + 22, 1.25)}
    <path d="${code}" fill="#1c1917" transform="translate(136 ${end + 96}) scale(8)"/>`;
  const [wide, high] = [600, end + 460];
  const tilt = (random.next() - 0.5) * 5;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">
    <rect width="${wide}" height="${high}" fill="#8d6e54"/>
    <rect width="${wide}" height="${high / 2}" fill="#7c5f48"/>
    <g transform="translate(80 60) rotate(${tilt.toFixed(2)})">${paper}</g></svg>`;
}
