import type { totals } from "@trilha/contract/loyalty/campaigns/office-shapes.ts";
import type * as z from "zod/mini";
import type { Tx } from "../../db/database.ts";
import { potTotals } from "../ledger/index.ts";
import { countEarners } from "./campaigns.points.queries.ts";

/**
 * Every point of a campaign accounted for: issued is the sum of all the others. What people owe, and debts forgiven,
 * are below zero: those points were redeemed though they should not have been.
 */
export async function totalsOf(
  tx: Tx,
  clientId: string,
  campaignId: string,
): Promise<z.output<typeof totals>> {
  const { clearing, debt, writtenOff, ...sums } = await potTotals(tx, { clientId, potId: campaignId });
  return {
    ...sums,
    transferring: clearing,
    debt: 0 - debt,
    writtenOff: 0 - writtenOff,
    people: await countEarners(tx, { clientId, campaignId }),
  };
}
