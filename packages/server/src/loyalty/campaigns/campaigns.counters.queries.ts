import { type Counters, noCounters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { CounterScope, LimitCounter } from "./rules/counter-rows.ts";

const columns = (rows: readonly LimitCounter[]) => ({
  scopes: rows.map(({ scope }) => scope),
  owners: rows.map(({ ownerId }) => ownerId),
  periods: rows.map(({ period }) => period),
  limits: rows.map(({ limit }) => limit),
});

/** False where a limit would be passed; then nothing was added. Points below zero are taken back. */
export async function addPoints(
  tx: Tx,
  campaign: { clientId: string; campaignId: string },
  counterRows: readonly LimitCounter[],
  points: number,
): Promise<boolean> {
  const { scopes, owners, periods, limits } = columns(counterRows);
  const { rows } = await sql<{ fits: boolean }>`
    select add_to_counters(${campaign.clientId}::uuid, ${campaign.campaignId}::uuid, ${scopes}::text[], ${owners}::uuid[],
      ${periods}::text[], ${limits}::bigint[], ${points}::bigint) as fits`.execute(tx);
  return rows[0]?.fits ?? false;
}

/** Counters as they stand, found one by one in the order everybody takes them, held until the transaction ends. */
export async function lockCounters(
  tx: Tx,
  campaign: { clientId: string; campaignId: string },
  counterRows: readonly LimitCounter[],
): Promise<Counters> {
  const { scopes, owners, periods } = columns(counterRows);
  const { rows } = await sql<{ scope: CounterScope; points: number }>`
    select r.scope, held.points
    from unnest(${scopes}::text[], ${owners}::uuid[], ${periods}::text[]) as r (scope, owner_id, period)
    cross join lateral (
      select c.points from earning_counters c
      where c.client_id = ${campaign.clientId} and c.campaign_id = ${campaign.campaignId}
        and c.scope = r.scope and c.owner_id = r.owner_id and (c.period = r.period or r.scope = 'budget')
      order by c.period for update) held`.execute(tx);
  const counters: Record<CounterScope, number> = { ...noCounters };
  for (const { scope, points } of rows) counters[scope] += points;
  return counters;
}

/** Marks the point that `undoAttempt` goes back to. */
export async function beginAttempt(tx: Tx): Promise<void> {
  await sql`savepoint earning`.execute(tx);
}

/** Takes back all that was written since the last `beginAttempt`. */
export async function undoAttempt(tx: Tx): Promise<void> {
  await sql`rollback to savepoint earning`.execute(tx);
}
