import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface LiveEventRow {
  id: number;
  kind: string;
}

/**
 * Events a person in a client has not heard of since an event: the later ones, and those with a lower number whose
 * transaction had not ended when that event was written. Asked as the system: a number is global.
 */
export async function eventsSince(
  tx: Tx,
  who: { clientId: string; userId: string },
  since: number,
  rows: number,
): Promise<LiveEventRow[]> {
  const { clientId, userId } = who;
  const result = await sql<LiveEventRow>`
    with seen as (select coalesce((select horizon from live_events where id = ${since}), '18446744073709551615'::xid8) as horizon)
    select id, kind from live_events where client_id = ${clientId} and user_id is null and id > ${since}
    union select id, kind from live_events where client_id = ${clientId} and user_id = ${userId} and id > ${since}
    union select id, kind from live_events, seen
      where client_id = ${clientId} and user_id is null and xact >= seen.horizon and id < ${since}
    union select id, kind from live_events, seen
      where client_id = ${clientId} and user_id = ${userId} and xact >= seen.horizon and id < ${since}
    order by id limit ${rows}`.execute(tx);
  return result.rows;
}

/** The lowest and the highest number that is kept, of all clients; null when none is. */
export async function storedEvents(tx: Tx): Promise<{ first: number | null; last: number | null }> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select (select min(id) from live_events) as first, (select max(id) from live_events) as last`.execute(tx);
  return rows[0] ?? { first: null, last: null };
}
