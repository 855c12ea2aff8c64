import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

interface FiguresOf {
  clientId: string;
  /** Undefined: every campaign. */
  campaignId: string | undefined;
  now: Date;
}

export interface FiguresRow {
  waiting: number;
  oldest: Date | null;
  decided: number;
  auto_accepted: number;
  median_seconds: number | null;
}

/** Days that pace is measured over, today included. */
const days = 30;

const since = (now: Date) => sql`${now}::timestamptz - make_interval(days => ${days})`;
const verdicts = ({ clientId, campaignId }: FiguresOf) => sql`
  (select v.*, coalesce(c.campaign_id, p.campaign_id) as campaign_id
   from audit_verdicts v
   left join claims c on v.subject_type = 'claim' and c.client_id = v.client_id and c.id = v.subject_id
   left join store_photos p on v.subject_type = 'photo' and p.client_id = v.client_id and p.id = v.subject_id
   where v.client_id = ${clientId} and v.verdict <> 'abstained'
     ${campaignId ? sql`and coalesce(c.campaign_id, p.campaign_id) = ${campaignId}::uuid` : sql``}) v`;
const reports = ({ clientId, campaignId }: FiguresOf) => sql`
  (select id, state, submitted_at, checked_at from claims
   where client_id = ${clientId} ${campaignId ? sql`and campaign_id = ${campaignId}::uuid` : sql``}
   union all
   select id, state, submitted_at, checked_at from store_photos
   where client_id = ${clientId} ${campaignId ? sql`and campaign_id = ${campaignId}::uuid` : sql``}) r`;

/** What waits now, and how it went in the last 30 days. */
export async function queueFigures(tx: Tx, of: FiguresOf): Promise<FiguresRow> {
  const { clientId, campaignId, now } = of;
  const { rows } = await sql<FiguresRow>`
    select q.waiting, q.oldest, d.decided, d.median_seconds, s.auto_accepted
    from (select count(*)::integer as waiting, min(queued_at) as oldest from audit_queue
          where client_id = ${clientId} ${campaignId ? sql`and campaign_id = ${campaignId}::uuid` : sql``}) q,
         (select count(*)::integer as decided,
                 percentile_cont(0.5) within group (order by v.seconds) as median_seconds
          from ${verdicts(of)} where v.at >= ${since(now)}) d,
         (select count(*)::integer as auto_accepted from ${reports(of)}
          where r.state = 'auto_accepted' and r.checked_at >= ${since(now)}) s`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a count without rows");
  return row;
}

export interface SampleRow {
  looked: number;
  rejected: number;
  points_looked: number;
  points_rejected: number;
}

/** The random sample, each report with the last word on it. */
export async function sampleFigures(tx: Tx, of: FiguresOf): Promise<SampleRow> {
  const { rows } = await sql<SampleRow>`
    select count(*)::integer as looked, (count(*) filter (where last.verdict <> 'accepted'))::integer as rejected,
           coalesce(sum(last.points_before), 0)::bigint as points_looked,
           coalesce(sum(last.points_rejected), 0)::bigint as points_rejected
    from (select distinct on (v.subject_type, v.subject_id) v.* from ${verdicts(of)}
          where v.sampled order by v.subject_type, v.subject_id, v.id desc) last`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a sum without rows");
  return row;
}

export interface DayRow {
  day: string;
  submitted: number;
  accepted: number;
  rejected: number;
}

/** The last 30 days of the client's time zone: what came in, and what was decided, by people and by itself. */
export async function figuresByDay(tx: Tx, of: FiguresOf): Promise<DayRow[]> {
  const { clientId, now } = of;
  const { rows } = await sql<DayRow>`
    with zone as (select time_zone as name from clients where id = ${clientId}),
    day as (
      select (${now}::timestamptz at time zone zone.name)::date - back as day
      from zone, generate_series(0, ${days - 1}) back
    ),
    event as (
      select (r.submitted_at at time zone zone.name)::date as day, 'submitted' as kind
      from ${reports(of)}, zone where r.submitted_at >= ${since(now)} - interval '1 day'
      union all
      select (r.checked_at at time zone zone.name)::date, 'accepted' from ${reports(of)}, zone
      where r.state = 'auto_accepted' and r.checked_at >= ${since(now)} - interval '1 day'
      union all
      select (v.at at time zone zone.name)::date, case when v.verdict = 'rejected' then 'rejected' else 'accepted' end
      from ${verdicts(of)}, zone where v.at >= ${since(now)} - interval '1 day'
    )
    select day.day, (count(*) filter (where kind = 'submitted'))::integer as submitted,
           (count(*) filter (where kind = 'accepted'))::integer as accepted,
           (count(*) filter (where kind = 'rejected'))::integer as rejected
    from day left join event on event.day = day.day
    group by day.day order by day.day`.execute(tx);
  return rows;
}
