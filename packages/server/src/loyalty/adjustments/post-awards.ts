import { firstMomentOf } from "@trilha/contract/core/zoned-days.ts";
import type { AwardKind } from "@trilha/contract/loyalty/adjustments/states.ts";
import { evaluateActivity } from "@trilha/contract/loyalty/earning/evaluate-activity.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal, type Refusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { earningFacts, earnPoints } from "../campaigns/index.ts";
import { adjust, awardMany } from "../ledger/index.ts";
import {
  approvedBatch,
  awardsToPost,
  markPosted,
  recountBatch,
  type ToPost,
} from "./adjustments.posting.queries.ts";
import { announceAwards } from "./announce.ts";
import { type AwardingCampaign, groundOf } from "./campaign-ground.ts";

/** A batch somebody approved. */
export interface ApprovedBatch {
  clientId: string;
  id: string;
  kind: AwardKind;
  campaignId: string;
  reason: string;
  decidedBy: string | null;
}

/**
 * How many awards one transaction posts. Mystery-customer awards count towards limits everybody shares, so they hold
 * them for fewer people.
 */
export const sliceOf: Readonly<Record<AwardKind, number>> = {
  adjustment: 1,
  mystery_customer: 50,
  file: 500,
};

/** An award with what the books need beside it. */
interface Posting extends ToPost {
  ruleSetVersionId: string | null;
}

/**
 * Puts the next awards of an approved batch on the books, tells the people, and answers how many there were; 0 when
 * the batch is done. Each is single by its key, so a run that starts again gives nothing twice. Refuses
 * `ledger.insufficient_points` for an adjustment that takes more than there is.
 */
export async function postSlice(tx: Tx, batch: ApprovedBatch, now: Date): Promise<number | Refusal> {
  const { clientId, campaignId } = batch;
  const awards = await awardsToPost(tx, clientId, batch.id, sliceOf[batch.kind]);
  if (awards.length === 0) return 0;
  const ground = await groundOf(tx, clientId, campaignId, now);
  if (!ground) throw new Error("an approved batch has no campaign");
  const postings: Posting[] = [];
  for (const award of awards) {
    const counted = batch.kind === "mystery_customer" ? await countMystery(tx, batch, award) : undefined;
    postings.push({ ...award, ruleSetVersionId: null, ...counted });
  }
  const refused = await post(tx, batch, ground, postings, now);
  if (refused) return refused;
  await markPosted(
    tx,
    clientId,
    postings.map(({ id, points, trace }) => ({ id, points, trace })),
    now,
  );
  if (batch.kind === "mystery_customer") await recountBatch(tx, clientId, batch.id);
  // Awards after the end are on the books and gone: nobody is told they won it. Experience stays.
  const lasting = postings.map((one) => (isGone(ground, one, now) ? { ...one, points: 0 } : one));
  await announceAwards(tx, { clientId, title: ground.title, reason: batch.reason, now }, lasting);
  return awards.length;
}

function isGone(ground: AwardingCampaign, { country }: Posting, now: Date): boolean {
  const days = ground.daysIn(country);
  return days !== undefined && days.expiresAt <= now;
}

async function post(
  tx: Tx,
  batch: ApprovedBatch,
  ground: AwardingCampaign,
  postings: readonly Posting[],
  now: Date,
): Promise<Refusal | undefined> {
  const awards = postings.map((posting) => bookingOf(batch, ground, posting, now));
  if (batch.kind !== "adjustment") {
    const posted = await awardMany(
      tx,
      awards.map((award) => ({ ...award, audit: "cleared" as const })),
    );
    return isRefusal(posted) ? posted : undefined;
  }
  for (const award of awards) {
    const posted = await adjust(tx, { ...award, reason: batch.reason });
    if (isRefusal(posted)) return posted;
  }
  return undefined;
}

function bookingOf(batch: ApprovedBatch, ground: AwardingCampaign, posting: Posting, now: Date) {
  const { clientId, kind, campaignId, reason, decidedBy } = batch;
  const days = ground.daysIn(posting.country);
  if (!days) throw new Error("an award is of a country its campaign does not run in");
  const { id, user_id: userId, points, experience, trace, store, note, ruleSetVersionId } = posting;
  return {
    clientId,
    potId: campaignId,
    userId,
    key: `award:${id}:1`,
    points,
    experience,
    source: { type: kind === "file" ? "award" : kind, id },
    ruleSetVersionId,
    occurredAt: firstMomentOf(posting.occurred_on, days.timeZone),
    now,
    expiresAt: days.expiresAt,
    actorId: decidedBy,
    details: { trace, document: { title: note || reason, ...(store && { store }) } },
  };
}

const nothingBefore = { object: false, day: false, week: false, campaign: false };

/** Counts an action towards the limits; where one would be passed, its points are trimmed to what is left. */
async function countMystery(
  tx: Tx,
  { clientId, campaignId }: ApprovedBatch,
  award: ToPost,
): Promise<Pick<Posting, "points" | "trace" | "ruleSetVersionId">> {
  const { user_id: userId, store_id: storeId, occurred_on: date, country } = award;
  const facts = await earningFacts(tx, { clientId, campaignId, userId, storeId, date });
  if (!facts?.rules) throw new Error("an award was judged by rules that are gone");
  const { ruleSet, versionId: ruleSetVersionId } = facts.rules;
  // A store's own limit is about what it sells.
  const counted = { clientId, campaignId, userId, storeId: null, date, ruleSet };
  const activity = {
    kind: "mystery_customer" as const,
    objectId: storeId,
    date,
    country,
    level: facts.level,
  };
  const given = await earnPoints(tx, {
    counted,
    counters: facts.counters,
    evaluate: (counters) => {
      if (counters === facts.counters) return award;
      const again = evaluateActivity(ruleSet, activity, counters, nothingBefore);
      // Never more than what was approved.
      return again.awarded ? { ...again, points: Math.min(award.points, again.points) } : undefined;
    },
  });
  if (!given || isRefusal(given)) throw new Error("a rule that paid is gone");
  return { points: given.points, trace: given.trace, ruleSetVersionId };
}

/**
 * Posts a long batch, slice by slice, each in a transaction of its own; started again it goes on where it was. What was
 * approved in time is posted whole, even when the campaign's end falls between two slices: its closing waits for that.
 */
export const postBatch: JobHandler<"awards.post"> = async (parts, { clientId, batchId }) => {
  const row = await parts.db.read({ clientId }, (tx) => approvedBatch(tx, clientId, batchId));
  if (!row) return;
  const { id, kind, campaign_id: campaignId, reason, decided_by: decidedBy } = row;
  const batch = { clientId, id, kind, campaignId, reason, decidedBy };
  for (let posted: number | Refusal = -1; posted !== 0; ) {
    posted = await parts.db.write({ clientId }, (tx) => postSlice(tx, batch, parts.clock.now()));
    if (isRefusal(posted)) throw new Error(`a batch was refused: ${posted.refused.code}`);
  }
};
