import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Rewards counted in one statement. */
const pageSize = 200;

/** Counts the next rewards; answers which they were. */
export async function countNextRewards(
  tx: Tx,
  { after, since, now }: { after: { clientId: string; id: string }; since: Date; now: Date },
): Promise<{ clientId: string; id: string }[]> {
  const { rows: page } = await sql<{ clientId: string; id: string }>`
    select client_id as "clientId", id from rewards
    where (client_id, id) > (${after.clientId}::uuid, ${after.id}::uuid)
    order by client_id, id limit ${pageSize}`.execute(tx);
  if (page.length === 0) return page;
  const wanted = sql`unnest(${page.map(({ clientId }) => clientId)}::uuid[], ${page.map(({ id }) => id)}::uuid[])
    as asked (client_id, reward_id)`;
  // Only what changed is written: every change makes each store load its items anew.
  await sql`
    with counted as materialized (
      select asked.client_id, asked.reward_id, coalesce(ordered.units, 0)::integer as units
      from ${wanted} cross join lateral (
        select sum(case m.kind when 'reserve' then m.units else -m.units end) as units
        from (select distinct r.order_id from stock_moves r
              where r.client_id = asked.client_id and r.reward_id = asked.reward_id and r.kind = 'reserve'
                and r.at > ${since}::timestamptz) recent
        join stock_moves m on m.client_id = asked.client_id and m.reward_id = asked.reward_id
          and m.order_id = recent.order_id and m.kind in ('reserve', 'release')) ordered
    ), gone as (
      delete from reward_popularity p using counted c
      where p.client_id = c.client_id and p.reward_id = c.reward_id and c.units <= 0
    )
    insert into reward_popularity as p (client_id, reward_id, units, counted_at)
    select client_id, reward_id, units, ${now}::timestamptz from counted where units > 0
    on conflict (client_id, reward_id) do update set units = excluded.units, counted_at = excluded.counted_at
      where p.units <> excluded.units`.execute(tx);
  return page;
}
