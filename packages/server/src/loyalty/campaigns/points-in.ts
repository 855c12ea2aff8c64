import type { Tx } from "../../db/database.ts";
import { balances } from "../ledger/index.ts";
import type { Looker } from "./campaigns.queries.ts";

export interface PointsIn {
  available: number;
  underAudit: number;
  experience: number;
}

/** Points in each of these campaigns, nothing included. */
export async function pointsIn(
  tx: Tx,
  { clientId, userId }: Looker,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, PointsIn>> {
  if (campaignIds.length === 0) return new Map();
  const pots = await balances(tx, { clientId, userId, potIds: campaignIds });
  const byPot = new Map(pots.map((balance) => [balance.potId, balance]));
  return new Map(
    campaignIds.map((id) => {
      const { available = 0, underAudit = 0, experience = 0 } = byPot.get(id) ?? {};
      return [id, { available, underAudit, experience }];
    }),
  );
}
