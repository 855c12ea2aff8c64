import type { AcceptanceSettings } from "@trilha/contract/loyalty/claims/acceptance.ts";
import type { ClaimState } from "@trilha/contract/loyalty/claims/states.ts";
import { publishEvent } from "../../core/events.ts";
import { isRefusal, type Refusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { judge, ordersWaitingFor } from "../ledger/index.ts";
import { countCheck, noteUnseen, unseenOfPerson, verifiedHistories } from "./acceptance.queries.ts";
import { type ClaimOrPhoto, moveSubject } from "./claim-transition.ts";
import { enterQueue, noteSignals } from "./queue.queries.ts";
import { raisePriority } from "./raise-priority.ts";
import { limitReached } from "./rules/acceptance.ts";
import { priorityOf, riskOf, riskThreshold } from "./rules/risk.ts";
import { isSampled, sampleRateOf } from "./rules/sample.ts";
import { type ClaimSignal, limitSignal, sampleSignal } from "./rules/signals.ts";

/** Subject of a check: a claim or a photo. */
export interface CheckedSubject {
  userId: string;
  storeId: string;
  campaignId: string;
  state: ClaimState;
  attempt: number;
  points: number;
  units: number;
  /** Per thousand, the campaign's. */
  sampleRate: number;
  settings: AcceptanceSettings;
  /** Withdrawn and sent again when somebody was to look at it: whoever is drawn cannot draw again. */
  takenBack?: boolean;
  /** Sources of the points: the claim's lines, or the photo itself. */
  sourceIds: readonly string[];
}

/** Whether a check is still due: it may have run before, or the person took the report back. */
export function awaitsCheck(
  { state, attempt }: Pick<CheckedSubject, "state" | "attempt">,
  checkedAttempt: number,
): boolean {
  return attempt === checkedAttempt && (state === "submitted" || state === "resubmitted");
}

/**
 * Ends a check: a person looks at it where something weighs enough, where the sample takes it, and where it passes a
 * limit or the share the programme accepts unseen; else it is accepted and its points clear. Answers which.
 */
export async function concludeCheck(
  tx: Tx,
  parts: Parts,
  subject: ClaimOrPhoto,
  checked: CheckedSubject,
  signals: readonly ClaimSignal[],
  now: Date,
): Promise<"looked_at" | "accepted" | Refusal> {
  const { attempt, userId, storeId, campaignId, points, state: from } = checked;
  const { clientId } = subject;
  const risk = riskOf(signals);
  const passes = await decide(tx, parts, subject, checked, risk >= riskThreshold, now);
  const { accepted, sampled, rate, because } = passes;
  const to = accepted ? "auto_accepted" : "in_review";
  await noteSignals(tx, subject, attempt, because ? [...signals, because] : signals, now);
  const changes = { checked_at: now, risk, sampled, sample_rate: rate };
  await moveSubject(tx, subject, { from, to, by: null, now, changes });
  if (accepted) {
    await noteUnseen(tx, subject, checked, now);
    const refused = await clearAll(tx, subject, checked, now);
    if (refused) return refused;
  } else {
    const priority = priorityOf({ risk, points, insistent: attempt > 1 });
    await enterQueue(tx, subject, { storeId, userId, campaignId, priority, notBy: null, now });
    if ((await ordersWaitingFor(tx, { clientId, sourceIds: checked.sourceIds })) > 0) {
      await raisePriority(tx, clientId, [subject]);
    }
  }
  await publishEvent(tx, "points.changed", { clientId, userId });
  return accepted ? "accepted" : "looked_at";
}

interface Decision {
  accepted: boolean;
  sampled: boolean;
  /** With what probability, per thousand, it was drawn into the sample; null: it was not drawn at random. */
  rate: number | null;
  /** Why a person looks at what nothing speaks against. */
  because?: ClaimSignal;
}

async function decide(
  tx: Tx,
  parts: Parts,
  subject: ClaimOrPhoto,
  checked: CheckedSubject,
  suspect: boolean,
  now: Date,
): Promise<Decision> {
  const { clientId } = subject;
  const { settings, campaignId, userId, points } = checked;
  const looked = async (because?: ClaimSignal): Promise<Decision> => {
    await countCheck(tx, { clientId, campaignId, points, wanted: false, share: settings.share, now });
    return { accepted: false, sampled: false, rate: null, ...(because && { because }) };
  };
  if (suspect) return looked();
  // Held until the transaction ends: two reports of one person checked at once see each other's points.
  const week = await unseenOfPerson(tx, { clientId, userId, now });
  const limit = limitReached(settings, checked, week);
  if (limit) return looked(limit);
  const base = { base: checked.sampleRate, newcomer: settings.newcomerRate };
  const rate = sampleRateOf(base, await verifiedHistories(tx, { clientId, ...checked }));
  const mark = parts.keys.sign("audit-sample", `${subject.id} ${checked.attempt}`);
  const drawn = isSampled(mark, rate);
  if (drawn || checked.takenBack) {
    return { ...(await looked(sampleSignal)), sampled: true, rate: checked.takenBack ? null : rate };
  }
  const counted = { clientId, campaignId, points, wanted: true, share: settings.share, now };
  if (await countCheck(tx, counted)) return { accepted: true, sampled: false, rate: null };
  return {
    accepted: false,
    sampled: false,
    rate: null,
    because: limitSignal("over_share", { share: settings.share / 10 }),
  };
}

async function clearAll(
  tx: Tx,
  { clientId, id }: ClaimOrPhoto,
  { userId, sourceIds }: CheckedSubject,
  now: Date,
): Promise<Refusal | undefined> {
  for (const sourceId of sourceIds) {
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
