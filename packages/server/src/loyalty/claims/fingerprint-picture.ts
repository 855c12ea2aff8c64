import { readOriginal } from "../../core/files/index.ts";
import type { Parts } from "../../parts.ts";
import { keepFingerprint, type NearPicture, nearestPictures } from "./check.queries.ts";
import type { ClaimOrPhoto } from "./claim-transition.ts";
import { contentOf } from "./picture-content.ts";
import { bandsOf, bandsToSearch, hashPicture, nearDistance } from "./picture-hash.ts";
import type { PictureContent } from "./rules/picture-finding.ts";

export interface PictureFingerprint {
  /** Undefined: no picture, or none that can be opened. */
  content: PictureContent | undefined;
  /** Others' and one's own that show the same, the nearest first. */
  near: readonly NearPicture[];
  /** A report that shows the same was taken back when a person was to look at it. */
  takenBack: boolean;
}

/** Reads the picture of a claim or photo, keeps its fingerprint and finds those that show the same. */
export async function fingerprintPicture(
  parts: Parts,
  subject: ClaimOrPhoto & { userId: string },
  fileId: string | null,
  now: Date,
): Promise<PictureFingerprint> {
  const { clientId } = subject;
  const bytes =
    fileId && (await parts.db.read({ clientId }, (tx) => readOriginal(parts, tx, { clientId, fileId })));
  if (!fileId || !bytes) return { content: undefined, near: [], takenBack: false };
  const content = await contentOf(bytes);
  const picture = await hashPicture(bytes);
  if (!picture) return { content, near: [], takenBack: false };
  const { hash, probes } = picture;
  const pictureKey = { ...subject, fileId };
  await parts.db.write({ clientId }, (tx) => keepFingerprint(tx, pictureKey, hash, bandsOf(hash), now));
  const range = { probes, bands: bandsToSearch(picture), within: nearDistance };
  const pictures = await parts.db.read({ clientId }, (tx) => nearestPictures(tx, pictureKey, range));
  return {
    content,
    near: pictures.filter(({ takenBack }) => !takenBack),
    takenBack: pictures.some(({ takenBack }) => takenBack),
  };
}
