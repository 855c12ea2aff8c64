import type { Parts } from "../../parts.ts";
import { readOriginal } from "../files/index.ts";
import { keepFingerprint } from "./check.queries.ts";
import type { Subject } from "./claim-transition.ts";
import { bands, hashPicture, nearBands, type PictureHash } from "./picture-hash.ts";

/** A picture's band: which quarter of the fingerprint, and what it holds. */
interface Band {
  band: number;
  value: number;
}

const places = 2 ** 16;
const split = (band: number): Band => ({ band: Math.floor(band / places), value: band % places });

/** Works out the fingerprint of a subject's picture and keeps it. Undefined: no picture, or nothing to see on it. */
export async function fingerprintOf(
  parts: Parts,
  subject: Subject & { userId: string },
  fileId: string,
  now: Date,
): Promise<PictureHash | undefined> {
  const { clientId, userId } = subject;
  const bytes = await parts.db.read({ clientId }, (tx) => readOriginal(parts, tx, { clientId, fileId }));
  const picture = bytes && (await hashPicture(bytes));
  if (!picture) return undefined;
  const { hash } = picture;
  const kept = { ...subject, fileId, userId };
  await parts.db.write({ clientId }, (tx) => keepFingerprint(tx, kept, hash, bands(hash).map(split), now));
  return picture;
}

/** What to search the kept bands for. */
export function bandsToSearch({ probes }: PictureHash): Band[] {
  return [...new Set(probes.flatMap(nearBands))].map(split);
}
