import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Faults of each kind that are answered. */
const most = 20;

const sums: RawBuilder<{ fault: string }> = sql`
  select format('reward %s in %s: on hand %s, moves say %s', s.reward_id, s.country,
           row(s.received, s.reserved, s.shipped, s.returned, s.corrected, s.on_hand),
           row(m.received, m.reserved, m.shipped, m.returned, m.corrected, m.on_hand)) as fault
  from reward_stocks s
  left join (
    select client_id, reward_id, country,
           coalesce(sum(units) filter (where kind = 'receive'), 0) as received,
           sum(case kind when 'reserve' then units when 'release' then -units when 'ship' then -units else 0 end)
             as reserved,
           coalesce(sum(units) filter (where kind = 'ship'), 0) as shipped,
           coalesce(sum(units) filter (where kind = 'return'), 0) as returned,
           coalesce(sum(units) filter (where kind = 'correct'), 0) as corrected,
           sum(case kind when 'reserve' then -units when 'ship' then 0 else units end) as on_hand
    from stock_moves group by client_id, reward_id, country
  ) m using (client_id, reward_id, country)
  where (s.received, s.reserved, s.shipped, s.returned, s.corrected, s.on_hand)
      is distinct from (coalesce(m.received, 0), coalesce(m.reserved, 0), coalesce(m.shipped, 0),
        coalesce(m.returned, 0), coalesce(m.corrected, 0), coalesce(m.on_hand, 0))
  limit ${sql.lit(most)}`;

/** An order's steps in their order, none twice, all of the same units. */
const steps: RawBuilder<{ fault: string }> = sql`
  select format('order %s: its units do not add up (%s)', order_id, string_agg(kind || ' ' || units, ', ' order by id))
    as fault
  from stock_moves where order_id is not null
  group by client_id, order_id
  having count(distinct (reward_id, country, units)) > 1 or count(*) filter (where kind = 'reserve') <> 1
      or count(*) filter (where kind in ('release', 'ship')) > 1
      or count(*) filter (where kind = 'return') > count(*) filter (where kind = 'ship')
  limit ${sql.lit(most)}`;

const corrections: RawBuilder<{ fault: string }> = sql`
  select format('correction %s is %s, and moved %s', c.id, c.state, coalesce(m.units, 0)) as fault
  from stock_corrections c
  left join stock_moves m on m.client_id = c.client_id and m.correction_id = c.id
  where (c.state = 'approved') <> (m.id is not null) or m.units <> c.units
  limit ${sql.lit(most)}`;

const codes: RawBuilder<{ fault: string }> = sql`
  select format('reward %s in %s: stock %s, codes %s', r.id, coalesce(s.country, c.country),
           row(s.on_hand, s.reserved, s.shipped), row(c.free, c.reserved, c.given)) as fault
  from rewards r
  join reward_stocks s on s.client_id = r.client_id and s.reward_id = r.id
  full join (
    select client_id, reward_id, country, count(*) filter (where state = 'free') as free,
           count(*) filter (where state = 'reserved') as reserved, count(*) filter (where state = 'given') as given
    from reward_codes group by client_id, reward_id, country
  ) c on c.client_id = s.client_id and c.reward_id = s.reward_id and c.country = s.country
  where (r.delivery = 'digital' or c.reward_id is not null)
    and (s.on_hand, s.reserved, s.shipped)
      is distinct from (coalesce(c.free, 0), coalesce(c.reserved, 0), coalesce(c.given, 0))
  limit ${sql.lit(most)}`;

const checks = [sums, steps, corrections, codes];

/** Stocks, moves, corrections and codes that break an invariant, in words. */
export async function stockFaults(tx: Tx): Promise<string[]> {
  const faultLines: string[] = [];
  for (const check of checks) {
    const { rows } = await check.execute(tx);
    faultLines.push(...rows.map(({ fault }) => fault));
  }
  return faultLines;
}
