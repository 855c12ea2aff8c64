import { keep, recall } from "../../../../session/vault.ts";

/** Picture of a draft that has not reached the store, as the device keeps it. */
type StoredPicture = { readonly name: string; readonly type: string; readonly data: string };

const pictureOf = (name: string): string => `draft.sale.picture.${name}`;

/** A string takes only so many arguments at once. */
const PIECE = 0x8000;

function encoded(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

/** Keeps the picture of a draft, encrypted on the device, until it has been sent; null forgets it. */
export async function keepPicture(name: string, file: File | null): Promise<void> {
  if (!file) return keep(pictureOf(name), null);
  const data = encoded(new Uint8Array(await file.arrayBuffer()));
  await keep(pictureOf(name), { name: file.name, type: file.type, data } satisfies StoredPicture);
}

export async function recallPicture(name: string): Promise<File | undefined> {
  const stored = await recall<StoredPicture | null>(pictureOf(name));
  if (!stored) return undefined;
  const bytes = Uint8Array.from(atob(stored.data), (letter) => letter.charCodeAt(0));
  return new File([bytes], stored.name, { type: stored.type });
}

/** Gives a draft's picture to the draft it was moved to. */
export async function movePicture(from: string, to: string): Promise<void> {
  const stored = await recall<StoredPicture | null>(pictureOf(from));
  if (!stored) return;
  await keep(pictureOf(to), stored);
  await keep(pictureOf(from), null);
}
