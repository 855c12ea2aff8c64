import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface SameContent {
  proposer_name: string;
  proposed_at: Date;
  /** Time zone of the client, in whose days the moment is told. */
  time_zone: string;
}

/**
 * The file of the same content that waits in this campaign or was approved. Whoever asks holds the content until the
 * transaction ends: two who propose it at once would not see each other.
 */
export async function sameContent(
  tx: Tx,
  campaign: { clientId: string; campaignId: string },
  hash: Buffer,
): Promise<SameContent | undefined> {
  const { clientId, campaignId } = campaign;
  const name = `content ${clientId} ${campaignId} ${hash.toString("hex")}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  return tx
    .selectFrom("award_batches as b")
    .innerJoin("clients as c", "c.id", "b.client_id")
    .select(["b.proposer_name", "b.proposed_at", "c.time_zone"])
    .where("b.client_id", "=", clientId)
    .where("b.campaign_id", "=", campaignId)
    .where("b.content_hash", "=", hash)
    .where("b.state", "in", ["proposed", "approved"])
    .executeTakeFirst();
}
