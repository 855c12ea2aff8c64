import type { totals } from "@trilha/contract/loyalty/campaigns/office-shapes.ts";
import { sql } from "kysely";
import type * as z from "zod/mini";
import type { Tx } from "../../db/database.ts";
import { potTotals } from "../ledger/index.ts";

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
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from campaign_enrolments e
    where e.client_id = ${clientId} and e.campaign_id = ${campaignId}
      and exists (select from ledger_accounts a where a.client_id = e.client_id and a.user_id = e.user_id
                   and a.pot_id = e.campaign_id)`.execute(tx);
  return {
    ...sums,
    transferring: clearing,
    debt: 0 - debt,
    writtenOff: 0 - writtenOff,
    people: rows[0]?.people ?? 0,
  };
}
