import { notify } from "../../communication/messages/index.ts";
import { enqueueBadges } from "../../core/jobs/enqueue.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Parts } from "../../parts.ts";
import { acceptanceOf } from "./acceptance.queries.ts";
import { claimFacts, claimToCheck, keepReading } from "./check.queries.ts";
import type { ClaimOrPhoto } from "./claim-transition.ts";
import { awaitsCheck, concludeCheck } from "./conclude-check.ts";
import { fingerprintPicture } from "./fingerprint-picture.ts";
import { documentOf } from "./rules/document.ts";
import { findingOf } from "./rules/picture-finding.ts";
import { signalsOf } from "./rules/signals.ts";

/**
 * Checks a reported sale and tells its owner. The picture is looked at first, outside any transaction. What names the
 * document is committed before others of the same name are looked for, so that of two checks at once one sees the other.
 * Stopped anywhere and run again, the check decides the same, once.
 */
export async function checkClaim(parts: Parts, subject: ClaimOrPhoto, attempt: number): Promise<void> {
  const { clientId, id } = subject;
  const now = parts.clock.now();
  const loaded = await parts.db.read({ clientId }, (tx) => claimToCheck(tx, subject, false));
  if (!loaded || !awaitsCheck(loaded, attempt)) return;
  const { userId, photoFileId, country, invoiceNumber, saleDate } = loaded;
  const look = await fingerprintPicture(parts, { ...subject, userId }, photoFileId, now);
  const photo = { asked: photoFileId !== null, content: look.content };
  const { finding, code } = findingOf(photo, country, loaded.reading);
  if (code && !loaded.reading) {
    const document = documentOf({ invoiceNumber, saleDate, code }, country);
    await parts.db.write({ clientId }, (tx) => keepReading(tx, { ...subject, attempt }, document));
  }
  const done = await parts.db.write({ clientId }, async (tx) => {
    const claim = await claimToCheck(tx, subject, true);
    if (!claim || !awaitsCheck(claim, attempt)) return;
    const settings = await acceptanceOf(tx, clientId);
    const signals = signalsOf({
      ...(await claimFacts(tx, subject)),
      nearPicture: look.near,
      picture: finding,
      codeSent: loaded.reading !== null,
      acceptUnread: settings.acceptUnread,
    });
    const takenBack = claim.takenBack || look.takenBack;
    const checked = { ...claim, takenBack, settings };
    const verdict = await concludeCheck(tx, parts, subject, checked, signals, now);
    if (isRefusal(verdict)) return verdict;
    const { points } = claim;
    const kind = verdict === "accepted" ? "sale.accepted" : "sale.credited";
    const params = { invoiceNumber, points };
    if (verdict === "accepted") await enqueueBadges(tx, { clientId, userId });
    await notify(tx, { clientId, userId, kind, params, link: `/profile/sales/${id}`, now });
  });
  if (isRefusal(done)) throw new Error(`the ledger refused to clear a claim: ${done.refused.code}`);
}
