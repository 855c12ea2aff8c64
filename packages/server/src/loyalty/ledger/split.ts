import type { Tx } from "../../db/database.ts";
import { giveToHold, holdsOnLots, takeFromHold } from "./ledger.holds.queries.ts";
import { type LotRow, lotsById, splitLot } from "./ledger.lots.queries.ts";
import { type LedgerAmount, splitBuckets } from "./rules/accepted-share.ts";

/**
 * Takes a part off a lot as a lot of its own: open points first, spent ones last. Holds that lean on what leaves
 * follow it, the newest first. Answers the new lot's id; the person's accounts are taken.
 */
export async function splitOff(tx: Tx, clientId: string, row: LotRow, part: LedgerAmount): Promise<number> {
  const [lot] = await lotsById(tx, clientId, [row.id]);
  if (!lot) throw new Error("the lot is gone");
  const buckets = splitBuckets(lot, part.points);
  const made = await splitLot(tx, clientId, lot, { ...part, buckets });
  let left = buckets.held;
  for (const standing of (await holdsOnLots(tx, clientId, [lot.id])).reverse()) {
    const points = Math.min(left, standing.points);
    if (points === 0) break;
    await takeFromHold(tx, clientId, standing.id, { lotId: lot.id, points });
    await giveToHold(tx, clientId, standing.id, [{ lotId: made, points }]);
    left -= points;
  }
  return made;
}
