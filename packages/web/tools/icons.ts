import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

// Draws the app's icons from the one SVG: `node packages/web/tools/icons.ts`. The PNGs are committed.
const folder = join(import.meta.dirname, "../public/icons");
const source = readFileSync(join(folder, "trilha.svg"), "utf8");

/** A maskable icon fills the whole square: the system cuts its own shape out of it. */
const full = source
  .replace(/rx="16"/, 'rx="0"')
  .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
  .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');

const draw = async (svg: string, size: number, name: string) => {
  const png = await sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
  writeFileSync(join(folder, name), png);
};

await draw(source, 192, "icon-192.png");
await draw(source, 512, "icon-512.png");
await draw(full, 512, "maskable-512.png");
await draw(full, 180, "apple-touch-icon.png");
