import type { Readable } from "node:stream";
import sharp from "sharp";
import { SingleFlight } from "../../core/cache.ts";
import { pictureKey } from "../../core/picture-address.ts";
import type { StorePort } from "../../platform/outside/ports.ts";
import type { CoverSize } from "./cover-address.ts";

/** A phone's width at twice its pixels. */
const cardWidth = 720;
const cardKey = (fileId: string) => `pictures/${fileId}/card.webp`;
const drawing = new SingleFlight<boolean>();

/** The bytes of a cover; the size of a card is drawn when it is asked for first, and kept. */
export async function coverBytes(
  store: StorePort,
  fileId: string,
  size: CoverSize,
): Promise<Readable | undefined> {
  if (size === "large") return (await store.read(pictureKey(fileId, "large")))?.stream;
  const stored = await store.read(cardKey(fileId));
  if (stored) return stored.stream;
  const drawn = await drawing.run(fileId, () => drawCard(store, fileId));
  return drawn ? (await store.read(cardKey(fileId)))?.stream : undefined;
}

async function drawCard(store: StorePort, fileId: string): Promise<boolean> {
  const large = await store.read(pictureKey(fileId, "large"));
  if (!large) return false;
  const bytes = Buffer.concat(await large.stream.toArray());
  const card = sharp(bytes).resize({ width: cardWidth, withoutEnlargement: true }).webp({ quality: 72 });
  await store.put(cardKey(fileId), await card.toBuffer(), "image/webp");
  return true;
}
