import type { Tx } from "../../db/database.ts";
import type { ClaimState } from "../../db/schema-sales.ts";
import { isRefusal, type Refusal } from "../../http/refusal.ts";
import { tellLive } from "../../live/live.ts";
import type { Parts } from "../../parts.ts";
import { judge, ordersWaitingFor } from "../ledger/index.ts";
import { moveSubject, type Subject } from "./claim-transition.ts";
import { enterQueue, noteSignals } from "./queue.queries.ts";
import { raisePriority } from "./raise-priority.ts";
import { priorityOf, riskOf, riskThreshold } from "./rules/risk.ts";
import { isSampled } from "./rules/sample.ts";
import { isOthersDocument, type Signal, sampleSignal } from "./rules/signals.ts";

/** What was checked: a claim or a photo. */
export interface Checked {
  userId: string;
  storeId: string;
  campaignId: string;
  state: ClaimState;
  attempt: number;
  points: number;
  /** Per thousand. */
  sampleRate: number;
  /** It was sent before and taken back when somebody was to look at it: whoever is drawn cannot draw again. */
  takenBack?: boolean;
  /** What its points came from: the claim's lines, or the photo itself. */
  sourceIds: readonly string[];
}

/** Whether a check is still due: it may have run before, or the person took the report back. */
export function awaitsCheck({ state, attempt }: Checked, asked: number): boolean {
  return attempt === asked && (state === "submitted" || state === "resubmitted");
}

/**
 * Ends a check: a person looks at it where something weighs enough, where it is somebody else's document, at a second
 * try, and where the sample takes it; else it is accepted and its points clear. Answers which.
 */
export async function concludeCheck(
  tx: Tx,
  parts: Parts,
  subject: Subject,
  checked: Checked,
  found: readonly Signal[],
  now: Date,
): Promise<"looked_at" | "accepted" | Refusal> {
  const { attempt, userId, storeId, campaignId, points, state: from } = checked;
  const risk = riskOf(found);
  const suspect = risk >= riskThreshold || found.some(isOthersDocument) || attempt > 1;
  const mark = parts.keys.sign("audit-sample", `${subject.id} ${attempt}`);
  const sampled = !suspect && (checked.takenBack || isSampled(mark, checked.sampleRate));
  const looked = suspect || sampled;
  const to = looked ? "in_review" : "auto_accepted";
  await noteSignals(tx, subject, attempt, sampled ? [...found, sampleSignal] : found, now);
  await moveSubject(tx, subject, { from, to, by: null, now, changes: { checked_at: now, risk, sampled } });
  if (looked) {
    const priority = priorityOf({ risk, points, insistent: attempt > 1 });
    await enterQueue(tx, subject, { storeId, userId, campaignId, priority, notBy: null, now });
    const { clientId } = subject;
    if ((await ordersWaitingFor(tx, { clientId, sourceIds: checked.sourceIds })) > 0) {
      await raisePriority(tx, clientId, [subject]);
    }
  } else {
    const refused = await clearAll(tx, subject, checked, now);
    if (refused) return refused;
  }
  await tellLive(tx, { clientId: subject.clientId, userId, kind: "points.changed" });
  return looked ? "looked_at" : "accepted";
}

async function clearAll(
  tx: Tx,
  { clientId, id }: Subject,
  { userId, sourceIds }: Checked,
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
