import { isRejectionReason } from "@trilha/contract/core/reasons.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { SignalKind } from "./rules/signals.ts";

interface Reports {
  reported: number;
  accepted: number;
  waiting: number;
  rejected: number;
  reversed: number;
}

/** Record of a person in a campaign and what became of it, numbers only. */
export interface ReportEvidence {
  claims: Reports;
  photos: Reports;
  verdicts: { looked: number; pointsLooked: number; pointsRejected: number };
  /** Codes of reasons, own words together as `other`; the most frequent first. */
  reasons: { reason: string; times: number }[];
  signals: { kind: SignalKind; times: number }[];
}

const reports = sql`jsonb_build_object(
  'reported', count(*),
  'accepted', count(*) filter (where t.state in ('accepted', 'auto_accepted')),
  'waiting', count(*) filter (where t.state in ('submitted', 'in_review', 'awaiting_picture', 'resubmitted', 'appealed')),
  'rejected', count(*) filter (where t.state = 'rejected'),
  'reversed', count(*) filter (where t.state = 'reversed'))`;

/** The evidence a level is decided on (§states#level "after audit"). What was withdrawn is no report. */
export async function evidenceOf(
  tx: Tx,
  participant: { clientId: string; userId: string; campaignId: string },
): Promise<ReportEvidence> {
  const { clientId, userId, campaignId } = participant;
  const { rows } = await sql<ReportEvidence>`
    with own_claims as materialized (
      select c.id, c.state, c.attempt, c.verdict_reason from claims c
      where c.client_id = ${clientId} and c.user_id = ${userId} and c.campaign_id = ${campaignId}
        and c.state <> 'withdrawn'
    ), own_photos as materialized (
      select p.id, p.state, p.attempt, p.verdict_reason from store_photos p
      where p.client_id = ${clientId} and p.user_id = ${userId} and p.campaign_id = ${campaignId}
        and p.state <> 'withdrawn'
    ), fell as (
      select verdict_reason as reason from own_claims where state in ('rejected', 'reversed')
      union all
      select verdict_reason from own_photos where state in ('rejected', 'reversed')
      union all
      select l.reason from claim_lines l join own_claims c on c.id = l.claim_id and c.attempt = l.attempt
      where l.client_id = ${clientId} and c.state = 'accepted' and l.verdict = 'rejected'
    ), found as (
      select g.kind from claim_signals g join own_claims c on c.id = g.claim_id and c.attempt = g.attempt
      where g.client_id = ${clientId}
      union all
      select g.kind from photo_signals g join own_photos p on p.id = g.photo_id and p.attempt = g.attempt
      where g.client_id = ${clientId}
    )
    select (select ${reports} from own_claims t) as claims, (select ${reports} from own_photos t) as photos,
      (select jsonb_build_object('looked', count(*), 'pointsLooked', coalesce(sum(v.points_before), 0),
         'pointsRejected', coalesce(sum(v.points_rejected), 0))
       from audit_verdicts v
       where v.client_id = ${clientId} and v.verdict <> 'abstained'
         and v.subject_id in (select id from own_claims union all select id from own_photos)) as verdicts,
      (select coalesce(jsonb_agg(jsonb_build_object('reason', coalesce(f.reason, ''), 'times', f.times)), '[]')
       from (select reason, count(*) as times from fell group by reason) f) as reasons,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'times', f.times) order by f.times desc, f.kind),
         '[]') from (select kind, count(*) as times from found group by kind) f) as signals`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("an aggregate has a row");
  return { ...row, reasons: codesOnly(row.reasons) };
}

/** Own words may name somebody: what is kept for long holds codes alone. */
function codesOnly(reasons: ReportEvidence["reasons"]): ReportEvidence["reasons"] {
  const sums = new Map<string, number>();
  for (const { reason, times } of reasons) {
    const code = isRejectionReason(reason) ? reason : "other";
    sums.set(code, (sums.get(code) ?? 0) + times);
  }
  return [...sums]
    .map(([reason, times]) => ({ reason, times }))
    .sort((a, b) => b.times - a.times || (a.reason < b.reason ? -1 : 1));
}
