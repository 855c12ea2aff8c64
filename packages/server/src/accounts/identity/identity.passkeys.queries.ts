import type { Insertable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

/** A person's passkeys, oldest first. */
export function passkeysOf(tx: Tx, userId: string) {
  return tx
    .selectFrom("passkeys")
    .select(["id", "rp_id", "credential_id", "transports", "name", "synced", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function passkeyBy(tx: Tx, credentialId: string) {
  return tx
    .selectFrom("passkeys")
    .select(["id", "user_id", "rp_id", "credential_id", "public_key", "counter", "transports"])
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
}

/** Keeps a new passkey; undefined where the credential is known already. */
export async function insertPasskey(
  tx: Tx,
  passkey: Insertable<Tables["passkeys"]>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/**
 * Notes a use. A counter that did not grow belongs to a copy, or to an answer shown twice; passkeys that travel
 * between devices do not count at all.
 */
export async function notePasskeyUse(
  tx: Tx,
  use: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const noted = await tx
    .updateTable("passkeys")
    .set({ counter: use.counter, last_used_at: use.now })
    .where("id", "=", use.id)
    .where((eb) =>
      eb.or([eb("counter", "<", use.counter), eb.and([eb("counter", "=", 0), eb.lit(use.counter === 0)])]),
    )
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n;
}

export async function renamePasskey(
  tx: Tx,
  passkey: { id: string; userId: string; name: string },
): Promise<boolean> {
  const named = await tx
    .updateTable("passkeys")
    .set({ name: passkey.name })
    .where("id", "=", passkey.id)
    .where("user_id", "=", passkey.userId)
    .executeTakeFirst();
  return named.numUpdatedRows === 1n;
}

/** The name of the one that is gone; undefined where there was none. */
export async function deletePasskey(tx: Tx, id: string, userId: string): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("name")
    .executeTakeFirst();
  return gone?.name;
}

export async function deletePasskeys(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("passkeys").where("user_id", "=", userId).execute();
}
