import type { Parts } from "../../parts.ts";
import { nearBandsOf } from "./check.queries.ts";
import type { Subject } from "./claim-transition.ts";
import { bandsToSearch, fingerprintOf } from "./fingerprint.ts";
import { distance, nearDistance } from "./picture-hash.ts";
import type { Twin } from "./rules/signals.ts";

export type NearPicture = Twin & { distance: number };

const shown = 5;

/** Keeps the fingerprint of a subject's picture and finds others' that show the same, the nearest first. */
export async function nearPictures(
  parts: Parts,
  subject: Subject & { userId: string },
  fileId: string | null,
  now: Date,
): Promise<NearPicture[]> {
  const picture = fileId ? await fingerprintOf(parts, subject, fileId, now) : undefined;
  if (!picture || !fileId) return [];
  const candidates = await parts.db.read({ clientId: subject.clientId }, (tx) =>
    nearBandsOf(tx, { ...subject, fileId }, bandsToSearch(picture)),
  );
  return candidates
    .map(({ fingerprint, ...twin }) => {
      const kept = BigInt(fingerprint);
      return { ...twin, distance: Math.min(...picture.probes.map((probe) => distance(probe, kept))) };
    })
    .filter(({ distance: apart }) => apart <= nearDistance)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, shown);
}
