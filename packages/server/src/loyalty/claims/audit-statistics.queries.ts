import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface FiguresOf {
  clientId: string;
  /** Undefined: every campaign. */
  campaignId: string | undefined;
  now: Date;
}

/** Days that pace is measured over, today included. */
const days = 30;
/** The median of more would be the same, and would have to read them. */
const paced = 1_000;

const since = (now: Date) => sql`${now}::timestamptz - make_interval(days => ${days})`;
const scoped = ({ clientId, campaignId }: Omit<FiguresOf, "now">) => sql`
  client_id = ${clientId} ${campaignId ? sql`and campaign_id = ${campaignId}::uuid` : sql``}`;

/** Counts and what changed since they were folded: one statement, so that nothing is missed or taken twice. */
const counts = (scope: Omit<FiguresOf, "now">, quarters: ReturnType<typeof since>) => sql`
  (select * from audit_counts where ${scoped(scope)} and ${quarters}
   union all select * from audit_changes where ${scoped(scope)} and ${quarters})`;

/** How many reports wait now. */
export async function waitingReports(tx: Tx, scope: Omit<FiguresOf, "now">): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select coalesce(sum(waiting), 0)::bigint as waiting from ${counts(scope, sql`quarter is null`)} c`.execute(
    tx,
  );
  return rows[0]?.waiting ?? 0;
}

/** Since when the oldest waits; null: nothing does. */
export async function oldestQueued(tx: Tx, scope: FiguresOf): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(queued_at) as oldest from audit_queue where ${scoped(scope)}`.execute(tx);
  return rows[0]?.oldest ?? null;
}

/** Seconds an auditor looks at a report: the median of the last thousand decisions, none older than 30 days. */
export async function medianSeconds(
  tx: Tx,
  { clientId, campaignId, now }: FiguresOf,
): Promise<number | null> {
  const ofCampaign = sql`
    and exists (select from claims c where v.subject_type = 'claim' and c.client_id = v.client_id
                  and c.id = v.subject_id and c.campaign_id = ${campaignId ?? null}::uuid
                union all
                select from store_photos p where v.subject_type = 'photo' and p.client_id = v.client_id
                  and p.id = v.subject_id and p.campaign_id = ${campaignId ?? null}::uuid)`;
  const { rows } = await sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (order by seconds) as median
    from (select v.seconds from audit_verdicts v
          where v.client_id = ${clientId} and v.at >= ${since(now)} and v.verdict <> 'abstained'
            and v.seconds is not null ${campaignId ? ofCampaign : sql``}
          order by v.at desc limit ${sql.lit(paced)}) last`.execute(tx);
  return rows[0]?.median ?? null;
}

export interface QuarterRow {
  /** The day of the client's time zone. */
  day: string;
  /** Within the 30 days that end now; the first day of them began before. */
  within: boolean;
  submitted: number;
  by_itself: number;
  accepted: number;
  rejected: number;
}

/** The last 30 days of the client's time zone: what came in, and what was decided, by people and by itself. */
export async function countsByDay(tx: Tx, scope: FiguresOf): Promise<QuarterRow[]> {
  const { rows } = await sql<QuarterRow>`
    with zone as (select time_zone as name from clients where id = ${scope.clientId}),
    day as (
      select (${scope.now}::timestamptz at time zone zone.name)::date - back as day
      from zone, generate_series(0, ${sql.lit(days)}) back
    ),
    counted as (
      select (c.quarter at time zone zone.name)::date as day, c.quarter > ${since(scope.now)} - interval '15 minutes' as within,
             sum(submitted)::bigint as submitted, sum(by_itself)::bigint as by_itself,
             sum(accepted)::bigint as accepted, sum(rejected)::bigint as rejected
      from ${counts(scope, sql`quarter >= ${since(scope.now)} - interval '1 day'`)} c, zone
      group by 1, 2
    )
    select day.day, coalesce(within, true) as within, coalesce(submitted, 0) as submitted,
           coalesce(by_itself, 0) as by_itself, coalesce(accepted, 0) as accepted, coalesce(rejected, 0) as rejected
    from day left join counted on counted.day = day.day
    order by day.day`.execute(tx);
  return rows;
}

/** Takes so many changes into the counts; whether more is waiting. */
export async function addToCounts(tx: Tx, changes: number): Promise<boolean> {
  const { rows } = await sql<{ taken: number }>`select audit_fold(${changes}) as taken`.execute(tx);
  return rows[0]?.taken === changes;
}

/** Counts that are not the sums of reports, verdicts and the queue, each in words. */
export async function wrongCounts(tx: Tx): Promise<string[]> {
  await sql`set local statement_timeout = 0`.execute(tx);
  const { rows } = await sql<{ fault: string }>`
    with kept as (
      select client_id, quarter, campaign_id,
             array[sum(submitted), sum(by_itself), sum(accepted), sum(rejected), sum(waiting), sum(looked), sum(found),
               sum(points_looked), sum(points_found)] as sums
      from (select * from audit_counts union all select * from audit_changes) all_kept
      group by client_id, quarter, campaign_id
    ), there as (
      select client_id, quarter, campaign_id,
             array[submitted, by_itself, accepted, rejected, waiting, looked, found, points_looked, points_found]::numeric[] as sums
      from audit_counted()
    )
    select 'campaign ' || coalesce(k.campaign_id, t.campaign_id) || ', '
      || coalesce(k.quarter::text, t.quarter::text, 'all time') || ': counted ' || coalesce(k.sums::text, 'nothing')
      || ', there are ' || coalesce(t.sums::text, 'none') as fault
    from kept k
    full join there t on t.client_id = k.client_id and t.campaign_id = k.campaign_id
      and coalesce(t.quarter, '-infinity') = coalesce(k.quarter, '-infinity')
    where coalesce(k.sums, array_fill(0::numeric, array[9])) <> coalesce(t.sums, array_fill(0::numeric, array[9]))
    limit 20`.execute(tx);
  return rows.map(({ fault }) => fault);
}
