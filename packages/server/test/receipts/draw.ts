// Receipts drawn as SVG. Words are bars: a machine without fonts draws the same picture as one with many.
import { toSVG } from "bwip-js/node";
import sharp from "sharp";
import { encode } from "uqr";
import { seeded } from "./random.ts";

export type ReceiptLayout = "slip" | "danfe" | "page" | "boleta" | "stamp";
export type Symbology = "qr" | "pdf417" | "code128" | "none";

const size: Readonly<Record<ReceiptLayout, readonly [width: number, height: number]>> = {
  slip: [720, 1400],
  danfe: [1240, 1754],
  page: [1240, 1754],
  boleta: [760, 1300],
  stamp: [900, 1500],
};

/** One receipt as PNG: the layout's own look, words and code of this document. */
export async function drawReceipt(
  layout: ReceiptLayout,
  code: { as: Symbology; text: string },
  seed: number,
) {
  const [width, height] = size[layout];
  const random = seeded(seed);
  const shapes = { slip, danfe, page, boleta, stamp: boleta }[layout](width, height, random);
  const at = { slip: [210, 1020, 300], danfe: [330, 250, 860], page: [60, 1400, 300] }[layout as string];
  const [x, y, wide] = at ?? (layout === "boleta" ? [230, 920, 300] : [90, 1080, 720]);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#fcfcfa"/>${shapes}${symbol(code, x ?? 0, y ?? 0, wide ?? 0)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

function symbol({ as, text }: { as: Symbology; text: string }, x: number, y: number, width: number): string {
  if (as === "none") return "";
  if (as === "qr") {
    const { data, size: modules } = encode(text, { ecc: "M", border: 4 });
    const path = data
      .flatMap((row, top) => row.map((dark, left) => (dark ? `M${left} ${top}h1v1h-1z` : "")))
      .join("");
    const scale = width / modules;
    return `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="#111" d="${path}"/></g>`;
  }
  // The types know no columns.
  const stamp = { bcid: "pdf417", text, columns: 14, eclevel: 5 };
  const drawn = toSVG(as === "pdf417" ? stamp : { bcid: "code128", text, height: 14, includetext: false });
  const [, , boxWidth = 1, boxHeight = 1] = (/viewBox="([^"]+)"/.exec(drawn)?.[1] ?? "")
    .split(" ")
    .map(Number);
  const height = Math.round((width * boxHeight) / boxWidth);
  return drawn.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
}

type Draw = (width: number, height: number, random: () => number) => string;

const bar = (x: number, y: number, width: number, height: number, fill = "#222") =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height}" fill="${fill}"/>`;

/** A line of words that fills about a share of the width. */
function words(x: number, y: number, width: number, random: () => number, height = 12): string {
  let [line, at] = ["", x];
  while (at < x + width - 10) {
    const length = Math.min(14 + random() * 70, x + width - at);
    line += bar(at, y, length, height, "#444");
    at += length + 9;
  }
  return line;
}

/** Item lines: a name on the left, a price on the right. */
function items(x: number, y: number, width: number, count: number, random: () => number): string {
  return Array.from({ length: count }, (_, index) => {
    const top = y + index * 30;
    const price = 50 + random() * 50;
    return words(x, top, width * (0.3 + random() * 0.35), random) + bar(x + width - price, top, price, 12);
  }).join("");
}

const slip: Draw = (width, _height, random) =>
  words(width * 0.2, 50, width * 0.6, random, 20) +
  words(width * 0.15, 90, width * 0.7, random) +
  words(width * 0.25, 115, width * 0.5, random) +
  bar(40, 150, width - 80, 2) +
  items(40, 175, width - 80, 4 + Math.floor(random() * 20), random) +
  bar(40, 880, width - 80, 2) +
  bar(40, 900, 120, 26) +
  bar(width - 60 - random() * 120, 900, 100, 26) +
  words(width * 0.1, 955, width * 0.8, random) +
  words(width * 0.2, 1350, width * 0.6, random);

const boxes = (width: number, tops: readonly number[]) =>
  tops
    .map(
      (top) =>
        `<rect x="40" y="${top}" width="${width - 80}" height="70" fill="none" stroke="#333" stroke-width="2"/>`,
    )
    .join("");

const danfe: Draw = (width, _height, random) =>
  boxes(width, [40, 120, 420, 500, 580, 660]) +
  bar(60, 250, 160, 110, "#8899aa") +
  [60, 140, 440, 520, 600, 680]
    .map((top) => words(60, top, width * (0.3 + random() * 0.5), random))
    .join("") +
  bar(40, 780, width - 80, 3) +
  items(50, 800, width - 100, 8 + Math.floor(random() * 20), random) +
  words(60, 1660, width * 0.8, random);

const page: Draw = (width, _height, random) =>
  bar(60, 60, 220, 120, "#7a9e7e") +
  words(340, 70, 500, random, 22) +
  words(340, 110, 620, random) +
  words(340, 140, 420, random) +
  bar(60, 240, width - 120, 34, "#cfd8dc") +
  items(60, 300, width - 120, 6 + Math.floor(random() * 24), random) +
  bar(60, 1230, width - 120, 3) +
  bar(width - 320, 1260, 240, 28) +
  words(420, 1420, 740, random, 8) +
  words(420, 1450, 740, random, 8) +
  words(420, 1480, 600, random, 8);

const boleta: Draw = (width, _height, random) =>
  bar(width * 0.3, 40, width * 0.4, 60, "#555") +
  words(width * 0.1, 120, width * 0.8, random) +
  `<rect x="${width * 0.2}" y="160" width="${width * 0.6}" height="90" fill="none" stroke="#111" stroke-width="4"/>` +
  words(width * 0.26, 190, width * 0.48, random, 18) +
  items(50, 300, width - 100, 4 + Math.floor(random() * 14), random) +
  bar(width - 260, 760, 200, 26) +
  words(60, 820, width * 0.7, random) +
  words(60, 860, width * 0.5, random);
