import { rejectionReasons } from "@trilha/contract/core/reasons.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export type SummedKind = "sales" | "audit" | "orders";

export interface SumsChange {
  kind: SummedKind;
  /** The database transaction the count before ended at. */
  from: string;
  /** The oldest that still runs: nothing can join behind it any more. */
  to: string;
  /** Whether it ends before that, since too much lies in between for one count. */
  more: boolean;
}

const source = { sales: "claim_transitions", audit: "audit_verdicts", orders: "order_transitions" } as const;

/**
 * Where a count of about so many rows begins and ends, what one database transaction made never parted; undefined while
 * another process counts.
 */
export async function lockSums(tx: Tx, kind: SummedKind, size: number): Promise<SumsChange | undefined> {
  // Backlog before the count began is one part, however much it is.
  await sql`set local statement_timeout = '10min'`.execute(tx);
  const taken = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('reports.count_sums ' || ${kind}, 0)) as taken`.execute(
    tx,
  );
  if (!taken.rows[0]?.taken) return undefined;
  const { rows } = await sql<{ from: string; to: string; more: boolean }>`
    with mark as (
      select coalesce((select counted_to from figures_counted where kind = ${kind}), '0'::xid8) as begins,
             pg_snapshot_xmin(pg_current_snapshot()) as line
    ), part as (
      select (select case when t.made_in = mark.begins then (t.made_in::text::numeric + 1)::text::xid8 else t.made_in end
              from ${sql.table(source[kind])} t where t.made_in >= mark.begins and t.made_in < mark.line
              order by t.made_in offset ${size}::integer limit 1) as ends
      from mark
    )
    select begins::text as "from", coalesce(ends, line)::text as "to", ends is not null as more from mark, part`.execute(
    tx,
  );
  const [row] = rows;
  return row && { kind, ...row };
}

export async function noteSummed(tx: Tx, { kind, to }: SumsChange, at: Date): Promise<void> {
  await sql`
    insert into figures_counted (kind, counted_to, counted_at) values (${kind}, ${to}::xid8, ${at})
    on conflict (kind) do update set counted_to = excluded.counted_to, counted_at = excluded.counted_at`.execute(
    tx,
  );
}

const measures = ["lines", "units", "confirmed", "waiting", "fallen"].map((name) => sql.ref(name));
const weekKey = ["client_id", "campaign_id", "week", "country", "retailer_id", "product_id"].map((name) =>
  sql.ref(name),
);
const factColumns = [sql.ref("claim_id"), sql.ref("line_id"), ...weekKey, ...measures];

/**
 * Worth of lines of claims now: units that stand, points by what the audit made of their lots. A line of a
 * try that another one took the place of counts for its lots alone. `c` is a claim.
 */
const worth = sql`
  select c.id as claim_id, l.id as line_id, c.client_id, c.campaign_id, date_trunc('week', c.sale_date)::date as week,
         c.country, c.retailer_id, l.product_id, (l.attempt = c.attempt)::integer as lines,
         case when l.attempt < c.attempt or c.state in ('rejected', 'reversed', 'withdrawn') then 0
           else coalesce(l.accepted_quantity, l.quantity) end as units, lot.confirmed, lot.waiting, lot.fallen
  from c
  join claim_lines l on l.client_id = c.client_id and l.claim_id = c.id
  cross join lateral (
    select coalesce(sum(original) filter (where audit = 'cleared'), 0)::bigint as confirmed,
           coalesce(sum(original) filter (where audit = 'awaiting'), 0)::bigint as waiting,
           coalesce(sum(original) filter (where audit = 'rejected'), 0)::bigint as fallen
    from ledger_lots o where o.client_id = l.client_id and o.source_id = l.id) lot`;

const moved = ({ from, to }: SumsChange) => sql`
  moved as (select distinct client_id, claim_id from claim_transitions
            where made_in >= ${from}::xid8 and made_in < ${to}::xid8)`;

/** Adds a sum of facts, or takes it away, in the order of the weeks' key. */
function addToWeeks(facts: string, sign: "" | "-") {
  const sums = measures.map((name) => sql`${sql.raw(sign)}sum(${name})`);
  const added = measures.map((name) => sql`${name} = w.${name} + excluded.${name}`);
  return sql`
    insert into sale_weeks as w (${sql.join(weekKey)}, ${sql.join(measures)})
      select ${sql.join(weekKey)}, ${sql.join(sums)} from ${sql.table(facts)}
      group by ${sql.join(weekKey)} order by ${sql.join(weekKey)}
    on conflict (${sql.join(weekKey)}) do update set ${sql.join(added)}`;
}

/** Takes claims that moved since out of their weeks, and puts them in as they are now. */
export async function sumSales(tx: Tx, fold: SumsChange): Promise<void> {
  await sql`
    with ${moved(fold)},
    gone as (delete from sale_facts f using moved m
             where f.client_id = m.client_id and f.claim_id = m.claim_id returning f.*)
    ${addToWeeks("gone", "-")}`.execute(tx);
  await sql`
    with ${moved(fold)},
    c as (select c.* from moved m join claims c on c.client_id = m.client_id and c.id = m.claim_id),
    come as (insert into sale_facts (${sql.join(factColumns)})
             select ${sql.join(factColumns)} from (${worth}) worth returning *)
    ${addToWeeks("come", "")}`.execute(tx);
}

/** Verdicts by week, reason and what they say; each counts once, also one that was overruled later. */
const verdicts = (made: ReturnType<typeof sql>) => sql`
  select v.client_id, coalesce(c.campaign_id, p.campaign_id) as campaign_id,
         date_trunc('week', v.at at time zone k.time_zone)::date as week, v.subject_type as type, v.verdict,
         case when v.reason is null then 'none' when v.reason = any(${Object.keys(rejectionReasons)}::text[])
           then v.reason else 'other' end as reason, count(*) as reports, sum(v.points_rejected) as points
  from audit_verdicts v
  join clients k on k.id = v.client_id
  left join claims c on v.subject_type = 'claim' and c.client_id = v.client_id and c.id = v.subject_id
  left join store_photos p on v.subject_type = 'photo' and p.client_id = v.client_id and p.id = v.subject_id
  where ${made} and v.verdict <> 'abstained' and coalesce(c.campaign_id, p.campaign_id) is not null
  group by 1, 2, 3, 4, 5, 6`;

/** Adds verdicts given since. */
export async function sumVerdicts(tx: Tx, { from, to }: SumsChange): Promise<void> {
  await sql`
    insert into audit_reason_weeks as w (client_id, campaign_id, week, type, verdict, reason, reports, points)
      ${verdicts(sql`v.made_in >= ${from}::xid8 and v.made_in < ${to}::xid8`)} order by 1, 2, 3, 4, 5, 6
    on conflict (client_id, campaign_id, week, type, verdict, reason)
      do update set reports = w.reports + excluded.reports, points = w.points + excluded.points`.execute(tx);
}

const steps = ["placed", "approved", "reproved", "cancelled", "delivered", "units", "points"].map((name) =>
  sql.ref(name),
);
const orderKey = ["client_id", "campaign_id", "week", "country", "category_id", "reward_id"].map((name) =>
  sql.ref(name),
);

/** Steps of orders by week; a parcel that came back is no step. */
const orderSteps = (made: ReturnType<typeof sql>) => {
  const count = (which: ReturnType<typeof sql>) => sql`count(*) filter (where ${which})`;
  const sign = sql`case when t.to_state = 'approved' then 1
    when t.from_state = 'approved' and t.to_state = 'cancelled' then -1 else 0 end`;
  return sql`
    select o.client_id, o.campaign_id, date_trunc('week', t.at at time zone k.time_zone)::date as week, o.country,
           o.category_id, o.reward_id, ${count(sql`t.from_state is null`)} as placed,
           ${count(sql`t.to_state = 'approved'`)} as approved, ${count(sql`t.to_state = 'reproved'`)} as reproved,
           ${count(sql`t.to_state = 'cancelled'`)} as cancelled, ${count(sql`t.to_state = 'delivered'`)} as delivered,
           sum(${sign} * o.quantity) as units, sum(${sign} * o.points) as points
    from order_transitions t
    join clients k on k.id = t.client_id
    join orders o on o.client_id = t.client_id and o.id = t.order_id
    where ${made} and not t.returned
    group by 1, 2, 3, 4, 5, 6`;
};

/** Adds steps orders took since. */
export async function sumOrders(tx: Tx, { from, to }: SumsChange): Promise<void> {
  const added = steps.map((name) => sql`${name} = w.${name} + excluded.${name}`);
  await sql`
    insert into order_weeks as w (${sql.join(orderKey)}, ${sql.join(steps)})
      ${orderSteps(sql`t.made_in >= ${from}::xid8 and t.made_in < ${to}::xid8`)} order by 1, 2, 3, 4, 5, 6
    on conflict (${sql.join(orderKey)}) do update set ${sql.join(added)}`.execute(tx);
}

/** Items whose orders are not counted as they went, whatever the week: a client's zone may have changed since. */
export async function wrongOrders(tx: Tx): Promise<string[]> {
  const key = sql`(client_id, campaign_id, country, category_id, reward_id)`;
  const together = sql`client_id, campaign_id, country, category_id, reward_id,
    ${sql.join(steps.map((name) => sql`sum(${name})::bigint as ${name}`))}`;
  const all = (table: string) =>
    sql`array[${sql.join(steps.map((name) => sql`coalesce(${sql.ref(table)}.${name}, 0)`))}]`;
  const counted = sql`(select counted_to from figures_counted where kind = 'orders')`;
  const { rows } = await sql<{ fault: string }>`
    select 'orders of reward ' || reward_id || ', ' || country || ': counted ' || ${all("w")}::text || ', they went '
      || ${all("o")}::text as fault
    from (select ${together} from order_weeks group by ${key}) w
    full join (select ${together} from (${orderSteps(sql`t.made_in < ${counted}`)}) went group by ${key}) o using ${key}
    where ${all("w")} <> ${all("o")} limit ${limited}`.execute(tx);
  return rows.map(({ fault }) => fault);
}

const limited = 20;
const sums = (table: string) =>
  sql`array[${sql.join(measures.map((name) => sql`coalesce(${sql.ref(table)}.${name}, 0)`))}]`;

/** Weeks that are not the sums of their facts, and facts that are not what their claims' books say, in words. */
export async function wrongWeeks(tx: Tx): Promise<string[]> {
  await sql`set local statement_timeout = 0`.execute(tx);
  const key = sql`(${sql.join(weekKey)})`;
  const together = measures.map((name) => sql`sum(${name})::bigint as ${name}`);
  const weeks = await sql<{ fault: string }>`
    select 'week ' || week || ' of campaign ' || campaign_id || ', product ' || product_id || ': kept '
      || ${sums("w")}::text || ', its lines ' || ${sums("f")}::text as fault
    from sale_weeks w full join (
      select ${sql.join(weekKey)}, ${sql.join(together)} from sale_facts group by ${sql.join(weekKey)}
    ) f using ${key}
    where ${sums("w")} <> ${sums("f")} limit ${limited}`.execute(tx);
  // A claim that moved since the last count is told at the next.
  const facts = await sql<{ fault: string }>`
    with k as (select coalesce((select counted_to from figures_counted where kind = 'sales'), '0'::xid8) as counted_to),
    c as (
      select c.* from claims c where exists (
        select from claim_transitions t, k where t.client_id = c.client_id and t.claim_id = c.id
        having bool_and(t.made_in < k.counted_to))
    )
    select 'line ' || line_id || ' of claim ' || claim_id || ': counted ' || ${sums("f")}::text || ', the books '
      || ${sums("b")}::text as fault
    from (select * from sale_facts where exists (
            select from c where c.client_id = sale_facts.client_id and c.id = sale_facts.claim_id)) f
    full join (${worth}) b using (claim_id, line_id, ${sql.join(weekKey)})
    where ${sums("f")} <> ${sums("b")} or f.line_id is null or b.line_id is null limit ${limited}`.execute(
    tx,
  );
  return [...weeks.rows, ...facts.rows].map(({ fault }) => fault);
}

/** Verdicts that are not counted as they were given, whatever the week: a client's zone may have changed since. */
export async function wrongVerdicts(tx: Tx): Promise<string[]> {
  const key = sql`(client_id, campaign_id, type, verdict, reason)`;
  const together = sql`client_id, campaign_id, type, verdict, reason, sum(reports)::bigint as reports,
    sum(points)::bigint as points`;
  const counted = sql`(select counted_to from figures_counted where kind = 'audit')`;
  const { rows } = await sql<{ fault: string }>`
    select verdict || ' ' || type || 's of campaign ' || campaign_id || ' for ' || reason || ': counted '
      || coalesce(w.reports, 0) || ', given ' || coalesce(v.reports, 0) as fault
    from (select ${together} from audit_reason_weeks group by ${key}) w
    full join (select ${together} from (${verdicts(sql`v.made_in < ${counted}`)}) given group by ${key}) v using ${key}
    where (coalesce(w.reports, 0), coalesce(w.points, 0)) <> (coalesce(v.reports, 0), coalesce(v.points, 0))
    limit ${limited}`.execute(tx);
  return rows.map(({ fault }) => fault);
}
