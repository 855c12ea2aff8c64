import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Looker } from "./campaigns.queries.ts";

export interface PointsIn {
  available: number;
  underAudit: number;
  experience: number;
}

/** What somebody has in each of these campaigns. */
export async function pointsIn(
  tx: Tx,
  looker: Looker,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, PointsIn>> {
  if (campaignIds.length === 0) return new Map();
  const { rows } = await sql<{ pot_id: string; uncleared: number; cleared: number; xp: number }>`
    select pot_id, coalesce(sum(balance) filter (where kind = 'uncleared'), 0)::bigint as uncleared,
           coalesce(sum(balance) filter (where kind = 'cleared'), 0)::bigint as cleared,
           coalesce(sum(balance) filter (where kind = 'xp'), 0)::bigint as xp
    from ledger_accounts
    where client_id = ${looker.clientId} and user_id = ${looker.userId} and pot_id = any (${[...campaignIds]}::uuid[])
    group by pot_id`.execute(tx);
  const found = new Map(rows.map((row) => [row.pot_id, row]));
  return new Map(
    campaignIds.map((id) => {
      const { uncleared = 0, cleared = 0, xp = 0 } = found.get(id) ?? {};
      return [id, { available: uncleared + cleared, underAudit: uncleared, experience: xp }];
    }),
  );
}
