import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Invariants between orders, their points, their units and what people were counted for. */
const questions: readonly RawBuilder<{ fault: string }>[] = [
  // A hold that broke while its order awaits is being reproved by a job; any longer and the job is lost.
  sql`
    select 'order ' || o.code || ' is ' || o.state || ', its hold ' || coalesce(h.state, 'is not there') as fault
    from orders o
    left join ledger_holds h on h.client_id = o.client_id and h.purpose = 'order' and h.source_id = o.id
    where h.id is null or h.amount <> o.points or h.user_id <> o.user_id or h.pot_id <> o.campaign_id
      or h.state <> case when o.state = 'awaiting_approval' then 'held' when o.state = 'reproved' then 'released'
           when o.state = 'cancelled' then h.state else 'captured' end
         and not (o.state = 'awaiting_approval' and h.state = 'released' and exists (
           select from graphile_worker._private_jobs j
           where j.key = 'orders.hold_changed:' || o.id::text and j.attempts < j.max_attempts))`,
  sql`
    select 'order ' || o.code || ' is ' || o.state || ', its points were ' || h.state
      || case when t.id is null then ' and not given back' else ' and given back' end as fault
    from orders o
    join ledger_holds h on h.client_id = o.client_id and h.purpose = 'order' and h.source_id = o.id
    left join ledger_transactions t on t.client_id = o.client_id and t.key = 'refund:' || o.id::text
    where (o.state = 'cancelled' and (h.state = 'held' or (h.state = 'captured') <> (t.id is not null)))
      or (o.state <> 'cancelled' and t.id is not null)`,
  sql`
    select 'hold of order ' || h.source_id || ' has no order' as fault
    from ledger_holds h
    left join orders o on o.client_id = h.client_id and o.id = h.source_id
    where h.purpose = 'order' and o.id is null`,
  sql`
    select 'order ' || o.code || ' is ' || o.state || ', its last step ' || coalesce(t.to_state, 'is not there') as fault
    from orders o
    left join lateral (
      select to_state from order_transitions t
      where t.client_id = o.client_id and t.order_id = o.id order by t.id desc limit 1) t on true
    where t.to_state is distinct from o.state`,
  sql`
    select 'order ' || o.code || ' is ' || o.state || ', its units say ' || coalesce(m.kinds, 'nothing') as fault
    from orders o
    left join lateral (
      select string_agg(kind || ' ' || units, ', ' order by kind) as kinds from stock_moves m
      where m.client_id = o.client_id and m.order_id = o.id) m on true
    where m.kinds is distinct from case
      when o.state in ('reproved', 'cancelled') then 'release ' || o.quantity || ', reserve ' || o.quantity
      when o.returned_at is not null then 'reserve ' || o.quantity || ', return ' || o.quantity || ', ship ' || o.quantity
      when o.state in ('shipped', 'delivered') then 'reserve ' || o.quantity || ', ship ' || o.quantity
      else 'reserve ' || o.quantity end`,
  sql`
    select 'person ' || coalesce(c.user_id, o.user_id) || ' is counted for ' || coalesce(c.units, 0) || ' of '
      || coalesce(c.scope, o.scope) || ' ' || coalesce(c.scope_id, o.scope_id) || ' in ' || coalesce(c.period, o.period)
      || ', the orders say ' || coalesce(o.units, 0) as fault
    from redemption_counters c
    full join (
      select o.client_id, o.user_id, r ->> 0 as scope, (r ->> 1)::uuid as scope_id, r ->> 2 as period,
             sum(o.quantity) as units
      from orders o cross join lateral jsonb_array_elements(o.counted) r
      where o.state not in ('reproved', 'cancelled') group by 1, 2, 3, 4, 5
    ) o on (o.client_id, o.user_id, o.scope, o.scope_id, o.period)
         = (c.client_id, c.user_id, c.scope, c.scope_id, c.period)
    where coalesce(c.units, 0) <> coalesce(o.units, 0)`,
];

/** Faults of each kind that are answered. */
const most = 20;

/** Orders that break an invariant, in words. */
export async function orderFaults(tx: Tx): Promise<string[]> {
  await sql`set local statement_timeout = 0`.execute(tx);
  const faultLines: string[] = [];
  for (const question of questions) {
    const { rows } = await sql<{ fault: string }>`
      select fault from (${question}) asked limit ${sql.lit(most)}`.execute(tx);
    faultLines.push(...rows.map(({ fault }) => fault));
  }
  return faultLines;
}
