import type { dataRequestKinds, dataRequestStates } from "@trilha/contract/privacy/own-data/kinds.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface DataRequestRow {
  id: string;
  kind: (typeof dataRequestKinds)[number];
  state: (typeof dataRequestStates)[number];
  name: string | null;
  membership_id: string | null;
  asked_at: Date;
  done_at: Date | null;
}

export interface DataRequestFilter {
  clientId: string;
  kind: DataRequestRow["kind"] | null;
  state: DataRequestRow["state"] | null;
}

/**
 * Exports asked for in a client and deletions of people who were in it, the newest first. Works in system scope: an
 * account, and its leaving, belongs to no client. Of who is leaving, the programme is told that somebody did, not who.
 */
export async function dataRequestsPage(
  tx: Tx,
  { clientId, kind, state }: DataRequestFilter,
  page: { after: readonly [at: Date, id: string] | undefined; rows: number },
): Promise<DataRequestRow[]> {
  const [afterAt, afterId] = page.after ?? [null, null];
  const { rows } = await sql<DataRequestRow>`
    select r.* from (
      select o.id, 'export' as kind,
             case o.state when 'done' then 'done' when 'failed' then 'failed' else 'under_way' end as state,
             m.sort_name as name, m.id as membership_id, o.asked_at, o.done_at
      from own_exports o
      join memberships m on m.client_id = o.client_id and m.user_id = o.user_id and m.left_at is null
      where o.client_id = ${clientId}
      union all
      select l.user_id, 'deletion', case when l.erased_at is null then 'under_way' else 'done' end,
             null, null, l.asked_at, l.erased_at
      from leavings l
      where exists (select from memberships m where m.client_id = ${clientId} and m.user_id = l.user_id)
    ) r
    where (${kind}::text is null or r.kind = ${kind}::text) and (${state}::text is null or r.state = ${state}::text)
      and (${afterAt}::timestamptz is null or (r.asked_at, r.id) < (${afterAt}::timestamptz, ${afterId}::uuid))
    order by r.asked_at desc, r.id desc limit ${page.rows}`.execute(tx);
  return rows;
}
