import { type Counters, noCounters } from "@trilha/contract/earning/evaluation.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { CounterRow, CounterScope } from "./rules/counter-rows.ts";

const columns = (rows: readonly CounterRow[]) => ({
  scopes: rows.map(({ scope }) => scope),
  owners: rows.map(({ ownerId }) => ownerId),
  periods: rows.map(({ period }) => period),
  limits: rows.map(({ limit }) => limit),
});

/** False where a limit would be passed; then nothing was added. Points below zero are taken back. */
export async function addPoints(
  tx: Tx,
  of: { clientId: string; campaignId: string },
  counterRows: readonly CounterRow[],
  points: number,
): Promise<boolean> {
  const { scopes, owners, periods, limits } = columns(counterRows);
  const { rows } = await sql<{ fits: boolean }>`
    select add_to_counters(${of.clientId}::uuid, ${of.campaignId}::uuid, ${scopes}::text[], ${owners}::uuid[],
      ${periods}::text[], ${limits}::bigint[], ${points}::bigint) as fits`.execute(tx);
  return rows[0]?.fits ?? false;
}

/** Counters as they stand, held until the transaction ends. */
export async function lockCounters(
  tx: Tx,
  of: { clientId: string; campaignId: string },
  counterRows: readonly CounterRow[],
): Promise<Counters> {
  const { scopes, owners, periods } = columns(counterRows);
  const { rows } = await sql<{ scope: CounterScope; points: number }>`
    select held.scope, sum(held.points)::bigint as points from (
    select c.scope, c.points
    from unnest(${scopes}::text[], ${owners}::uuid[], ${periods}::text[]) with ordinality
      as r (scope, owner_id, period, place)
    join earning_counters c on c.client_id = ${of.clientId} and c.campaign_id = ${of.campaignId}
      and (c.scope, c.owner_id) = (r.scope, r.owner_id) and (c.period = r.period or c.scope = 'budget')
    order by r.place, c.period
    for update of c) held group by held.scope`.execute(tx);
  return { ...noCounters, ...Object.fromEntries(rows.map(({ scope, points }) => [scope, points])) };
}
