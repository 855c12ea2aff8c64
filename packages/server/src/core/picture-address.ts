import type { Reader, StorePort } from "../platform/outside/ports.ts";
import type { PictureVariant } from "./public-address.ts";

/** Address of a picture that only people with a session may see. */
export function pictureKey(fileId: string, variant: PictureVariant): string {
  return `pictures/${fileId}/${variant}.webp`;
}

const window = 5 * 60 * 1000;

/** Until when a signed address works: 10 to 15 minutes, in steps, so that a browser can keep what it fetched. */
export function signedUntil(now: Date): Date {
  return new Date((Math.floor(now.getTime() / window) + 3) * window);
}

/** A signed address of a picture, worked out from its id alone: a list of people costs no query. */
export function pictureAddress(
  store: StorePort,
  fileId: string,
  variant: PictureVariant,
  to: { reader: Reader; now: Date },
): string {
  return store.readUrl(pictureKey(fileId, variant), {
    type: "image/webp",
    expiresAt: signedUntil(to.now),
    reader: to.reader,
  });
}
