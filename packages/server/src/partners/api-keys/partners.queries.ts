import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface PartnerRow {
  id: string;
  name: string;
  active: boolean;
  version: number;
  created_at: Date;
  /** Keys that work now. */
  keys: number;
  last_used_at: Date | null;
}

/** Partners of a client by name: a page of them, or one. */
export async function partnerRows(
  tx: Tx,
  clientId: string,
  filter: { now: Date; id?: string; after?: readonly [string, string] | undefined; rows?: number },
): Promise<PartnerRow[]> {
  const [name = null, after = null] = filter.after ?? [];
  const { rows } = await sql<PartnerRow>`
    select p.id, p.name, p.active, p.version, p.created_at,
           count(k.id) filter (where k.revoked_at is null and (k.ends_at is null or k.ends_at > ${filter.now}))::integer as keys,
           max(k.last_used_at) as last_used_at
    from partners p left join partner_keys k on k.client_id = p.client_id and k.partner_id = p.id
    where p.client_id = ${clientId} and (${filter.id ?? null}::uuid is null or p.id = ${filter.id ?? null}::uuid)
      and (${after}::uuid is null or (lower(p.name), p.id) > (lower(${name}::text), ${after}::uuid))
    group by p.client_id, p.id order by lower(p.name), p.id limit ${filter.rows ?? 1}`.execute(tx);
  return rows;
}

export async function insertPartner(
  tx: Tx,
  partner: { clientId: string; name: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto("partners")
    .values({ client_id: partner.clientId, name: partner.name, created_at: partner.now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a partner for a change; undefined: the client has none of this id. */
export function lockPartner(tx: Tx, clientId: string, id: string) {
  return tx
    .selectFrom("partners")
    .select(["id", "name", "active", "version"])
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePartner(
  tx: Tx,
  clientId: string,
  change: { id: string; version: number; name: string; active: boolean },
): Promise<void> {
  const { id, version, name, active } = change;
  await tx
    .updateTable("partners")
    .set({ version, name, active })
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}
