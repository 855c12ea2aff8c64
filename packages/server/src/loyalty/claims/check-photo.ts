import { notify } from "../../communication/messages/index.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Parts } from "../../parts.ts";
import { acceptanceOf } from "./acceptance.queries.ts";
import { photosOfSameFile, photoToCheck } from "./check.queries.ts";
import type { ClaimOrPhoto } from "./claim-transition.ts";
import { awaitsCheck, concludeCheck } from "./conclude-check.ts";
import { fingerprintPicture } from "./fingerprint-picture.ts";
import { isBlank } from "./rules/picture-finding.ts";
import { photoSignalsOf } from "./rules/signals.ts";

/** Checks a photo of a store and tells its owner, as `checkClaim` does. */
export async function checkPhoto(parts: Parts, subject: ClaimOrPhoto, attempt: number): Promise<void> {
  const { clientId } = subject;
  const now = parts.clock.now();
  const checked = await parts.db.read({ clientId }, (tx) => photoToCheck(tx, subject, false));
  if (!checked || !awaitsCheck(checked, attempt)) return;
  const { userId, fileId } = checked;
  const { content, near: nearPicture } = await fingerprintPicture(parts, { ...subject, userId }, fileId, now);
  const picture = content && !isBlank(content) ? "unread" : "blank";
  const done = await parts.db.write({ clientId }, async (tx) => {
    const photo = await photoToCheck(tx, subject, true);
    if (!photo || !awaitsCheck(photo, attempt)) return;
    const sameFile = await photosOfSameFile(tx, subject);
    const { sinceLast } = photo;
    const signals = photoSignalsOf({ userId, attempt, sameFile, nearPicture, picture, sinceLast });
    const settings = await acceptanceOf(tx, clientId);
    const verdict = await concludeCheck(tx, parts, subject, { ...photo, settings }, signals, now);
    if (isRefusal(verdict)) return verdict;
    const { store, points } = photo;
    const kind = verdict === "accepted" ? "photo.accepted" : "photo.credited";
    await notify(tx, { clientId, userId, kind, params: { store, points }, link: "/upload-photos", now });
  });
  if (isRefusal(done)) throw new Error(`the ledger refused to clear a photo: ${done.refused.code}`);
}
