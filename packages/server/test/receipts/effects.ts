// Effects on a receipt between the till and the upload.
import sharp, { type Sharp } from "sharp";
import { seeded } from "./random.ts";

export type Effect = (receipt: Buffer, seed: number) => Promise<Buffer>;

const jpeg = (picture: Sharp, quality = 82) => picture.jpeg({ quality }).toBuffer();
const table = { r: 112, g: 92, b: 74 };

/** Laid on a table and photographed: paper fills most of the picture, slightly turned and off the middle. */
async function onTable(receipt: Buffer, seed: number, angle?: number): Promise<Buffer> {
  const random = seeded(seed);
  const turned = await sharp(receipt)
    .rotate(angle ?? (random() - 0.5) * 8, { background: table })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const room = (least: number, most: number) => Math.round(least + random() * (most - least));
  return sharp(turned)
    .extend({
      top: room(30, 160),
      bottom: room(30, 160),
      left: room(30, 160),
      right: room(30, 160),
      background: table,
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function withNoise(picture: Buffer, sigma: number): Promise<Buffer> {
  const grain = { type: "gaussian", mean: 128, sigma } as const;
  const tile = { width: 256, height: 256, channels: 3, background: "#808080", noise: grain } as const;
  return sharp(picture)
    .composite([{ input: await sharp({ create: tile }).png().toBuffer(), tile: true, blend: "soft-light" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function withGlare(picture: Buffer, seed: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const random = seeded(seed);
  const [x, y] = [0.15 + random() * 0.3, 0.15 + random() * 0.3];
  const glare =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    `<radialGradient id="g" cx="${x}" cy="${y}" r="0.45"><stop offset="0" stop-color="#fff" stop-opacity="0.95"/>` +
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>' +
    '<rect width="100%" height="100%" fill="url(#g)"/></svg>';
  return sharp(picture)
    .composite([{ input: Buffer.from(glare) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Photographs and scans, each from the drawn receipt. */
export const effects = {
  scan: (receipt) => jpeg(sharp(receipt), 90),
  photo: async (receipt, seed) => jpeg(sharp(await onTable(receipt, seed))),
  sideways: async (receipt, seed) => jpeg(sharp(await onTable(receipt, seed)).rotate(90)),
  tilted: async (receipt, seed) => jpeg(sharp(await onTable(receipt, seed, 17))),
  slanted: async (receipt, seed) =>
    jpeg(
      sharp(await onTable(receipt, seed)).affine(
        [
          [1, 0.12],
          [0.05, 0.92],
        ],
        { background: table },
      ),
    ),
  blurred: async (receipt, seed) => jpeg(sharp(await onTable(receipt, seed)).blur(1.6)),
  dark: async (receipt, seed) =>
    jpeg(sharp(await withNoise(await onTable(receipt, seed), 30)).linear(0.28, 4), 75),
  glare: async (receipt, seed) => jpeg(sharp(await withGlare(await onTable(receipt, seed), seed))),
  noisy: async (receipt, seed) => jpeg(sharp(await withNoise(await onTable(receipt, seed), 60))),
  squeezed: async (receipt, seed) => jpeg(sharp(await onTable(receipt, seed)).resize(900), 45),
} satisfies Record<string, Effect>;

export type EffectName = keyof typeof effects;

/** Disguises of a picture that was sent already, or what sending does to it. */
export const disguises = {
  "saved again": (picture) => jpeg(sharp(picture), 45),
  smaller: async (picture) => jpeg(sharp(picture).resize({ width: 640 }), 80),
  webp: (picture) => sharp(picture).webp({ quality: 60 }).toBuffer(),
  brighter: (picture) => jpeg(sharp(picture).modulate({ brightness: 1.25 })),
  darker: (picture) => jpeg(sharp(picture).modulate({ brightness: 0.7 })),
  grey: (picture) => jpeg(sharp(picture).greyscale()),
  "more contrast": (picture) => jpeg(sharp(picture).linear(1.3, -30)),
  blurred: (picture) => jpeg(sharp(picture).blur(2)),
  "orientation in the tag": async (picture) =>
    sharp(await sharp(picture).rotate(-90).png().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 80 })
      .toBuffer(),
  "cropped by 2 %": (picture) => cropped(picture, 0.02),
  "cropped by 4 %": (picture) => cropped(picture, 0.04),
  "turned by 1°": (picture) => turned(picture, 1),
  "turned by -2°": (picture) => turned(picture, -2),
  "turned by 3°": (picture) => turned(picture, 3),
} satisfies Record<string, (picture: Buffer) => Promise<Buffer>>;

/** A share of each side cut away. */
async function cropped(picture: Buffer, share: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const [left, top] = [Math.round(width * share), Math.round(height * share)];
  return jpeg(sharp(picture).extract({ left, top, width: width - 2 * left, height: height - 2 * top }));
}

/** Turned and cut back to the largest part without empty corners, as editors on phones do. */
async function turned(picture: Buffer, degrees: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const ratio = Math.max(width / height, height / width);
  const share = 1 / (Math.cos(angle) + ratio * Math.sin(angle));
  const whole = await sharp(picture).rotate(degrees).png({ compressionLevel: 1 }).toBuffer();
  const box = await sharp(whole).metadata();
  const [cutWidth, cutHeight] = [Math.floor(width * share), Math.floor(height * share)];
  const [left, top] = [Math.round((box.width - cutWidth) / 2), Math.round((box.height - cutHeight) / 2)];
  return jpeg(sharp(whole).extract({ left, top, width: cutWidth, height: cutHeight }));
}
