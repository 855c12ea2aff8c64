import { sql } from "kysely";
import type { JobHandler } from "../../jobs/runner.ts";

const days = 90;

/** §2 Reward store, by popularity: units ordered in the last 90 days, those given back taken off, are counted anew. */
export const countPopularity: JobHandler<"rewards.popularity"> = async ({ db, clock }) => {
  const now = clock.now();
  const since = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  await db.write({ system: true }, async (tx) => {
    const ordered = sql`
      select client_id, reward_id, sum(case kind when 'reserve' then units else -units end)::integer as units
      from stock_moves
      where kind in ('reserve', 'release') and order_id in (
        select order_id from stock_moves where kind = 'reserve' and at > ${since}::timestamptz)
      group by client_id, reward_id
      having sum(case kind when 'reserve' then units else -units end) > 0`;
    // Only what changed is written: every change makes each store load its items anew.
    await sql`
      delete from reward_popularity p where not exists (
        select from (${ordered}) o where o.client_id = p.client_id and o.reward_id = p.reward_id)`.execute(
      tx,
    );
    await sql`
      insert into reward_popularity as p (client_id, reward_id, units, counted_at)
      select client_id, reward_id, units, ${now}::timestamptz from (${ordered}) o
      on conflict (client_id, reward_id) do update set units = excluded.units, counted_at = excluded.counted_at
        where p.units <> excluded.units`.execute(tx);
  });
};
