import { addDays, firstMomentOf, localDay } from "@trilha/contract/earning/zoned-days.ts";
import type { Tx } from "../../db/database.ts";
import type { JobHandler } from "../../jobs/runner.ts";
import {
  type CountedDay,
  campaignsToCount,
  countedDays,
  daysSince,
  keepDays,
} from "./campaigns.settling.queries.ts";

/**
 * Counts the days of campaigns that are over, so that a burn-down reads a row a day. A row a sale would write to would
 * be a queue; the ledger knows the numbers anyway.
 */
export const countDays: JobHandler<"campaigns.count_days"> = async (parts) => {
  const now = parts.clock.now();
  const campaigns = await parts.db.read({ system: true }, campaignsToCount);
  for (const { id, client_id: clientId, time_zone: timeZone } of campaigns) {
    await parts.db.write({ system: true }, async (tx) => {
      const today = localDay(now, timeZone);
      const { fresh } = await burnedDays(tx, { clientId, campaignId: id, timeZone });
      await keepDays(
        tx,
        clientId,
        id,
        fresh.filter(({ day }) => day < today),
      );
    });
  }
};

/** Days that were counted, and those since, from the ledger. */
export async function burnedDays(
  tx: Tx,
  of: { clientId: string; campaignId: string; timeZone: string },
): Promise<{ kept: CountedDay[]; fresh: CountedDay[] }> {
  const kept = await countedDays(tx, of.clientId, of.campaignId);
  const last = kept.at(-1)?.day;
  const since = last === undefined ? new Date(0) : firstMomentOf(addDays(last, 1), of.timeZone);
  return { kept, fresh: await daysSince(tx, { ...of, since }) };
}
