import { isRefusal } from "../../http/refusal.ts";
import type { JobHandler } from "../../jobs/runner.ts";
import { tellLive } from "../../live/live.ts";
import type { Parts } from "../../parts.ts";
import { judge } from "../ledger/index.ts";
import { notify } from "../messaging/index.ts";
import { type CheckedClaim, claimFacts, claimsOfNearBands, claimToCheck } from "./check.queries.ts";
import { moveSubject, type Subject } from "./claim-transition.ts";
import { bandsToSearch, fingerprintOf } from "./fingerprint.ts";
import { distance, nearDistance } from "./picture-hash.ts";
import { enterQueue, noteSignals } from "./queue.queries.ts";
import { priorityOf, riskOf, riskThreshold } from "./rules/risk.ts";
import { isSampled } from "./rules/sample.ts";
import { type ClaimFacts, isOthersDocument, type Signal, sampleSignal, signalsOf } from "./rules/signals.ts";

/**
 * Checks a reported sale: what nothing speaks against is accepted and its points clear, unless the sample takes it;
 * the rest waits for an auditor. Stopped anywhere and run again, it decides the same, once.
 */
export async function checkClaim(
  parts: Parts,
  subject: Subject,
  attempt: Parameters<JobHandler<"sales.check">>[1]["attempt"],
): Promise<void> {
  const { clientId } = subject;
  const now = parts.clock.now();
  const found = await parts.db.read({ clientId }, (tx) => claimToCheck(tx, subject, false));
  if (!found || !awaitsCheck(found, attempt)) return;
  const nearPicture = await nearPictures(parts, subject, found, now);
  const done = await parts.db.write({ clientId }, async (tx) => {
    const claim = await claimToCheck(tx, subject, true);
    if (!claim || !awaitsCheck(claim, attempt)) return;
    const facts = { ...(await claimFacts(tx, subject)), nearPicture };
    const mark = parts.keys.sign("audit-sample", `${subject.id} ${attempt}`);
    const { signals, sampled, looked } = verdictOf(facts, isSampled(mark, claim.sampleRate));
    const risk = riskOf(signals);
    await noteSignals(tx, subject, attempt, signals, now);
    const { state: from, userId, storeId, campaignId, points, invoiceNumber } = claim;
    const to = looked ? "in_review" : "auto_accepted";
    const changes = { checked_at: now, risk, sampled };
    if (!(await moveSubject(tx, subject, { from, to, by: null, now, changes }))) return;
    if (looked) {
      const priority = priorityOf({ risk, points, insistent: attempt > 1 });
      await enterQueue(tx, subject, { storeId, userId, campaignId, priority, notBy: null, now });
    } else {
      const refused = await clearLines(tx, subject, claim, now);
      if (refused) return refused;
    }
    const kind = looked ? "sale.credited" : "sale.accepted";
    const link = `/insert-sales/${subject.id}` as const;
    await notify(tx, { clientId, userId, kind, params: { invoiceNumber, points }, link, now });
    await tellLive(tx, { clientId, userId, kind: "points.changed" });
  });
  if (isRefusal(done)) throw new Error(`the ledger refused to clear a claim: ${done.refused.code}`);
}

function awaitsCheck({ state, attempt }: CheckedClaim, asked: number): boolean {
  return attempt === asked && (state === "submitted" || state === "resubmitted");
}

/** Whether a person looks at it: something weighs enough, it is somebody else's document, a second try, or the sample. */
function verdictOf(
  facts: ClaimFacts,
  drawn: boolean,
): { signals: Signal[]; sampled: boolean; looked: boolean } {
  const signals = signalsOf(facts);
  const suspect = riskOf(signals) >= riskThreshold || signals.some(isOthersDocument) || facts.attempt > 1;
  const sampled = !suspect && drawn;
  return {
    signals: sampled ? [...signals, sampleSignal] : signals,
    sampled,
    looked: suspect || sampled,
  };
}

async function clearLines(
  tx: Parameters<typeof judge>[0],
  { clientId, id }: Subject,
  { userId, lineIds }: CheckedClaim,
  now: Date,
) {
  for (const sourceId of lineIds) {
    const judged = await judge(tx, {
      clientId,
      userId,
      sourceId,
      accepted: "all",
      decisionId: `check:${id}`,
      actorId: null,
      reason: null,
      now,
    });
    if (isRefusal(judged)) return judged;
  }
  return undefined;
}

async function nearPictures(
  parts: Parts,
  subject: Subject,
  { userId, photoFileId: fileId }: CheckedClaim,
  now: Date,
): Promise<ClaimFacts["nearPicture"]> {
  const picture = fileId ? await fingerprintOf(parts, { ...subject, userId }, fileId, now) : undefined;
  if (!picture || !fileId) return [];
  const { clientId } = subject;
  const candidates = await parts.db.read({ clientId }, (tx) =>
    claimsOfNearBands(tx, { ...subject, fileId }, bandsToSearch(picture)),
  );
  return candidates
    .map(({ fingerprint, ...twin }) => {
      const kept = BigInt(fingerprint);
      return { ...twin, distance: Math.min(...picture.probes.map((probe) => distance(probe, kept))) };
    })
    .filter(({ distance: apart }) => apart <= nearDistance)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 5);
}
