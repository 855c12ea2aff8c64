import type { PersonNaming, UseOutcome } from "@trilha/contract/partners/api-keys/shapes.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

interface Use {
  clientId: string;
  partnerId: string;
  keyId: string;
  at: Date;
  outcome: UseOutcome;
  namedBy: PersonNaming;
  userId: string | null;
  module: string | undefined;
  item: string | undefined;
  ip: string;
  requestId: string;
}

export async function insertUse(tx: Tx, use: Use): Promise<void> {
  await tx
    .insertInto("partner_uses")
    .values({
      ...{ client_id: use.clientId, partner_id: use.partnerId, partner_key_id: use.keyId, at: use.at },
      ...{ outcome: use.outcome, named_by: use.namedBy, user_id: use.userId },
      ...{ module: use.module ?? null, item: use.item ?? null, ip: use.ip, request_id: use.requestId },
    })
    .execute();
}

interface UseRow {
  id: string;
  at: Date;
  outcome: UseOutcome;
  named_by: PersonNaming;
  key_id: string;
  membership_id: string | null;
  name: string | null;
  module: string | null;
  item: string | null;
  ip: string | null;
}

/** Requests of a partner, the newest first. */
export async function useRows(
  tx: Tx,
  clientId: string,
  filter: { partnerId: string; outcome: UseOutcome | undefined; after: string | undefined; rows: number },
): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select s.id, s.at, s.outcome, s.named_by, k.key_id, m.id as membership_id, m.sort_name as name, s.module, s.item, s.ip
    from partner_uses s
    join partner_keys k on k.client_id = s.client_id and k.id = s.partner_key_id
    left join memberships m on m.client_id = s.client_id and m.user_id = s.user_id
    where s.client_id = ${clientId} and s.partner_id = ${filter.partnerId}
      and (${filter.outcome ?? null}::text is null or s.outcome = ${filter.outcome ?? null}::text)
      and (${filter.after ?? null}::uuid is null or s.id < ${filter.after ?? null}::uuid)
    order by s.id desc limit ${filter.rows}`.execute(tx);
  return rows;
}

/** How many rows one step of the sweep takes. */
export const sweepBatch = 5_000;

export async function forgetUses(tx: Tx, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from partner_uses where id in
      (select id from partner_uses where at < ${before} order by at limit ${sweepBatch})`.execute(tx);
  return Number(numAffectedRows);
}
