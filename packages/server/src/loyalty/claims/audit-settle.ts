import { firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { Counters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, type Refusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import {
  addToCounters,
  expiresAtFor,
  lockedCounters,
  rulesByVersion,
  takeFromCounters,
} from "../campaigns/index.ts";
import { award, judge } from "../ledger/index.ts";
import type { AuditSubjectRow } from "./audit-subject.queries.ts";
import { standingOf } from "./audit-verdict.queries.ts";
import { appealedPhotoWorth } from "./photo-worth.ts";
import { acceptedWorth, type CreditedLine, type LineWorth } from "./rules/audit-accepted.ts";
import { lockReporter } from "./sales.queries.ts";
import type { ClaimLineRow } from "./sales.read.queries.ts";

/** Source of points: a line of a claim, or a photo as a whole. */
export interface PointsSource {
  readonly id: string;
  readonly quantity: number;
  readonly line: ClaimLineRow | null;
}

export interface Settled {
  /** Points that stand now, over all sources. */
  readonly points: number;
}

/**
 * Brings the ledger to what an auditor said: `unitsOf` each source stand. What falls is taken back and counts towards
 * no limit any more; what an appeal won is given once more, already cleared, as far as limits allow by now.
 */
export async function settle(
  tx: Tx,
  call: MemberCall,
  subject: AuditSubjectRow,
  sources: readonly PointsSource[],
  unitsOf: ReadonlyMap<string, number>,
  reason: string | null,
): Promise<Settled | Refusal> {
  const { clientId } = call.actor;
  const rules = await rulesByVersion(tx, clientId, subject.rule_set_version_id);
  if (!rules) throw new Error("a report was judged by rules that are not there");
  const standing = await standingOf(
    tx,
    clientId,
    sources.map(({ id }) => id),
  );
  const before = pointsIn(standing);
  const appealed = subject.state === "appealed";
  // As a report does, before limits: what it may still earn is counted by the person's other reports.
  if (appealed) await lockReporter(tx, { clientId, userId: subject.user_id });
  const reach = reachOf(clientId, subject, rules.ruleSet);
  const counters = appealed ? without(await lockedCounters(tx, reach), before) : null;
  const worth = await worthOf(tx, { clientId, subject, sources, unitsOf, ruleSet: rules.ruleSet, counters });
  const decisionId = crypto.randomUUID();
  for (const source of sources) {
    const target = worth.get(source.id) ?? { points: 0, experience: 0 };
    const had = standing.get(source.id) ?? { points: 0, experience: 0 };
    const more = { points: target.points - had.points, experience: target.experience - had.experience };
    const grants = appealed && (more.points > 0 || more.experience > 0);
    if (grants) {
      const given = await giveAgain(tx, call, subject, source, unitsOf.get(source.id) ?? 0, more);
      if (isRefusal(given)) return given;
    }
    const judged = await judge(tx, {
      clientId,
      userId: subject.user_id,
      sourceId: source.id,
      accepted: target,
      decisionId,
      actorId: call.actor.userId,
      reason,
      now: call.now,
    });
    if (isRefusal(judged)) return judged;
  }
  const points = pointsIn(worth);
  if (points < before) await takeFromCounters(tx, reach, before - points);
  else if (points > before && !(await addToCounters(tx, reach, points - before))) {
    throw new Error("counters that are held changed");
  }
  return { points };
}

interface Judged {
  clientId: string;
  subject: AuditSubjectRow;
  sources: readonly PointsSource[];
  unitsOf: ReadonlyMap<string, number>;
  ruleSet: RuleSet;
  /** Counters of an appeal: limits as they stand without it. */
  counters: Counters | null;
}

async function worthOf(tx: Tx, judged: Judged): Promise<ReadonlyMap<string, LineWorth>> {
  const { clientId, subject, sources, unitsOf, ruleSet, counters } = judged;
  const lines: CreditedLine[] = sources.flatMap(({ line }) => (line ? [line] : []));
  if (subject.sale_date) {
    const sale = { saleDate: subject.sale_date, country: subject.country, lines };
    return acceptedWorth(ruleSet, sale, unitsOf, counters);
  }
  const stands = sources.some(({ id }) => unitsOf.get(id));
  const none = { points: 0, experience: 0 };
  if (!stands) return new Map(sources.map(({ id }) => [id, none]));
  const { points, experience } = subject;
  const worth = counters
    ? await appealedPhotoWorth(tx, { clientId, photo: subject, ruleSet, counters })
    : { points, experience };
  return new Map(sources.map(({ id }) => [id, worth]));
}

/** Limits go by the day of the sale; a photo is of the day it was sent, and counts towards no store's limit. */
function reachOf(clientId: string, subject: AuditSubjectRow, ruleSet: RuleSet) {
  const { campaign_id: campaignId, user_id: userId } = subject;
  const storeId = subject.sale_date ? subject.store_id : null;
  const date = subject.sale_date ?? localDay(subject.submitted_at, subject.time_zone);
  return { clientId, campaignId, userId, storeId, date, ruleSet };
}

function pointsIn(amounts: ReadonlyMap<string, LineWorth>): number {
  return [...amounts.values()].reduce((sum, { points }) => sum + points, 0);
}

/** Limits as if this report had given nothing yet. */
function without(counters: Counters, points: number): Counters {
  const less = (counted: number) => Math.max(0, counted - points);
  return {
    day: less(counters.day),
    week: less(counters.week),
    campaign: less(counters.campaign),
    store: less(counters.store),
    budget: less(counters.budget),
  };
}

/** §states#claims: an appeal that was right gives back what fell, with the same reason for its number. */
async function giveAgain(
  tx: Tx,
  call: MemberCall,
  subject: AuditSubjectRow,
  { id, line }: PointsSource,
  quantity: number,
  { points, experience }: LineWorth,
) {
  const { sale_date: saleDate, invoice_number: invoiceNumber, store } = subject;
  const document = line
    ? { claimId: subject.id, invoiceNumber, saleDate, product: line.name, quantity, store }
    : { photoId: subject.id, title: subject.photo_type, store };
  const window = {
    timeZone: subject.campaign_zone ?? subject.time_zone,
    endsOn: subject.ends_on ?? localDay(call.now, subject.time_zone),
  };
  return award(tx, {
    clientId: call.actor.clientId,
    potId: subject.campaign_id,
    userId: subject.user_id,
    key: `award:${id}:appeal`,
    points: Math.max(0, points),
    experience: Math.max(0, experience),
    audit: "cleared",
    source: { type: line ? "claim_line" : "photo", id },
    ruleSetVersionId: subject.rule_set_version_id,
    occurredAt: saleDate ? firstMomentOf(saleDate, subject.time_zone) : subject.submitted_at,
    now: call.now,
    expiresAt: expiresAtFor({ settlementDays: subject.settlement_days }, window),
    actorId: call.actor.userId,
    details: { trace: line ? line.trace : subject.trace, document },
  });
}
