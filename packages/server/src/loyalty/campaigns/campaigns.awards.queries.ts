import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Awards of a campaign a second person approved that are not on the books yet. */
export async function pendingAwards(tx: Tx, clientId: string, campaignId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from award_batches b
    join awards a on a.client_id = b.client_id and a.batch_id = b.id and a.posted_at is null
    where b.client_id = ${clientId} and b.campaign_id = ${campaignId} and b.state = 'approved'`.execute(tx);
  return rows[0]?.waiting ?? 0;
}
