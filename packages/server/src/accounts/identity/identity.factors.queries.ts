import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface FactorFacts {
  hasTotp: boolean;
  hasPasskey: boolean;
  hasRecoveryCode: boolean;
}

/** Factors that can prove a session's person, and the last proof. */
export async function proofFacts(tx: Tx, who: { userId: string; sessionId: string }) {
  const { rows } = await sql<FactorFacts & { hasPassword: boolean; provedAt: Date | null }>`
    select u.password_hash is not null as "hasPassword", f.totp as "hasTotp", f.passkeys > 0 as "hasPasskey",
           f.recovery_codes > 0 as "hasRecoveryCode", s.proved_at as "provedAt"
      from sessions s join users u on u.id = s.user_id, factors_of(u.id) f
     where s.id = ${who.sessionId}::uuid and s.user_id = ${who.userId}::uuid`.execute(tx);
  return rows[0];
}

/** Which factors somebody has; a recovery code alone is none. */
export async function factorsOf(tx: Tx, userId: string): Promise<FactorFacts> {
  const { rows } = await sql<FactorFacts>`
    select totp as "hasTotp", passkeys > 0 as "hasPasskey", recovery_codes > 0 as "hasRecoveryCode"
      from factors_of(${userId}::uuid)`.execute(tx);
  return rows[0] ?? { hasTotp: false, hasPasskey: false, hasRecoveryCode: false };
}

export function totpOf(tx: Tx, userId: string) {
  return tx
    .selectFrom("totp_factors")
    .select(["secret", "confirmed_at", "last_step", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Begins a new authenticator; false where one is confirmed already. */
export async function beginTotp(
  tx: Tx,
  factor: { userId: string; secret: Buffer; sealedBy: Buffer; now: Date },
): Promise<boolean> {
  const { userId, secret, sealedBy, now } = factor;
  const begun = await tx
    .insertInto("totp_factors")
    .values({ user_id: userId, secret, sealed_by: sealedBy, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ secret, sealed_by: sealedBy, created_at: now })
        .where("totp_factors.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  return begun.numInsertedOrUpdatedRows === 1n;
}

/** Takes a step of an authenticator, the first of which confirms it; false when it was taken before. */
export async function takeTotpStep(
  tx: Tx,
  taken: { userId: string; step: number; now: Date; confirms: boolean },
): Promise<boolean> {
  const { userId, step, now, confirms } = taken;
  const updated = await tx
    .updateTable("totp_factors")
    .set({ last_step: step, last_used_at: now, ...(confirms && { confirmed_at: now }) })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .where("confirmed_at", confirms ? "is" : "is not", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function deleteTotp(tx: Tx, userId: string): Promise<boolean> {
  const deleted = await tx.deleteFrom("totp_factors").where("user_id", "=", userId).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** Secrets an older key sealed. */
export function totpSealedOtherwise(tx: Tx, sealedBy: Buffer, limit: number) {
  return (
    tx
      .selectFrom("totp_factors")
      .select(["user_id", "secret"])
      // Two ranges of the index; "other than" is none.
      .where((eb) => eb.or([eb("sealed_by", "<", sealedBy), eb("sealed_by", ">", sealedBy)]))
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
  );
}

export async function saveTotpSecret(
  tx: Tx,
  factor: { userId: string; secret: Buffer; sealedBy: Buffer },
): Promise<void> {
  await tx
    .updateTable("totp_factors")
    .set({ secret: factor.secret, sealed_by: factor.sealedBy })
    .where("user_id", "=", factor.userId)
    .execute();
}

export function recoveryCodeBy(tx: Tx, userId: string, lookup: string) {
  return tx
    .selectFrom("recovery_codes")
    .select("code_hash")
    .where("user_id", "=", userId)
    .where("lookup", "=", lookup)
    .where("used_at", "is", null)
    .executeTakeFirst();
}

/** Takes one of the codes; false when it was used meanwhile. */
export async function takeRecoveryCode(
  tx: Tx,
  code: { userId: string; lookup: string; now: Date },
): Promise<boolean> {
  const taken = await tx
    .updateTable("recovery_codes")
    .set({ used_at: code.now })
    .where("user_id", "=", code.userId)
    .where("lookup", "=", code.lookup)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Codes made anew; those before are gone. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  codes: readonly { lookup: string; hash: string }[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  if (codes.length === 0) return;
  await tx
    .insertInto("recovery_codes")
    .values(codes.map(({ lookup, hash }) => ({ user_id: userId, lookup, code_hash: hash, made_at: now })))
    .execute();
}

export function recoveryCodesLeft(tx: Tx, userId: string) {
  return tx
    .selectFrom("recovery_codes")
    .select((eb) => [
      eb.fn.count<number>("lookup").filterWhere("used_at", "is", null).as("left"),
      eb.fn.max("made_at").as("madeAt"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** Whether anybody asks this person for a second factor: a client they are staff of; of a superuser, any client. */
export async function isRequiredOf(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ required: boolean }>`
    select exists (select from clients c where c.staff_need_factor and (u.is_superuser
      or exists (select from memberships m where m.client_id = c.id and m.user_id = u.id and m.roles <> '{}'))) as required
      from users u where u.id = ${userId}::uuid`.execute(tx);
  return rows[0]?.required ?? false;
}
