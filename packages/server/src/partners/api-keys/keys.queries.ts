import type { Tx } from "../../db/database.ts";

/** Keys of a client: all of a partner, the newest first, or one. */
export function keyRows(tx: Tx, clientId: string, filter: { partnerId?: string; id?: string }) {
  return tx
    .selectFrom("partner_keys as k")
    .leftJoin("users as u", "u.id", "k.created_by")
    .select([
      ...(["k.id", "k.partner_id", "k.key_id", "k.created_at", "k.ends_at", "k.revoked_at"] as const),
      ...(["k.last_used_at", "k.last_used_from", "u.first_name", "u.last_name"] as const),
    ])
    .where("k.client_id", "=", clientId)
    .$if(filter.partnerId !== undefined, (rows) => rows.where("k.partner_id", "=", filter.partnerId ?? ""))
    .$if(filter.id !== undefined, (rows) => rows.where("k.id", "=", filter.id ?? ""))
    .orderBy("k.id", "desc")
    .limit(100)
    .execute();
}
export type KeyRow = Awaited<ReturnType<typeof keyRows>>[number];

export async function insertKey(
  tx: Tx,
  key: { clientId: string; partnerId: string; keyId: string; hash: Buffer; by: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto("partner_keys")
    .values({
      ...{ client_id: key.clientId, partner_id: key.partnerId, key_id: key.keyId, secret_hash: key.hash },
      ...{ created_by: key.by, created_at: key.now },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets the last day of a partner's key that has none yet. */
export async function endOldKeys(
  tx: Tx,
  rotation: { clientId: string; partnerId: string; butId: string; endsAt: Date },
): Promise<void> {
  await tx
    .updateTable("partner_keys")
    .set({ ends_at: rotation.endsAt })
    .where("client_id", "=", rotation.clientId)
    .where("partner_id", "=", rotation.partnerId)
    .where("id", "<>", rotation.butId)
    .where("ends_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();
}

export async function markRevoked(tx: Tx, clientId: string, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("partner_keys")
    .set({ revoked_at: now })
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
}

/** The key a partner system names, whatever its state, with whose it is. */
export function findKey(tx: Tx, keyId: string) {
  return tx
    .selectFrom("partner_keys as k")
    .innerJoin("partners as p", (join) =>
      join.onRef("p.client_id", "=", "k.client_id").onRef("p.id", "=", "k.partner_id"),
    )
    .select(["k.id", "k.client_id", "k.partner_id", "k.secret_hash", "k.ends_at", "k.revoked_at", "p.active"])
    .where("k.key_id", "=", keyId)
    .executeTakeFirst();
}
export type PartnerKeyRow = NonNullable<Awaited<ReturnType<typeof findKey>>>;

export async function noteKeyUse(tx: Tx, id: string, seen: { now: Date; ip: string }): Promise<void> {
  await tx
    .updateTable("partner_keys")
    .set({ last_used_at: seen.now, last_used_from: seen.ip })
    .where("id", "=", id)
    .execute();
}
