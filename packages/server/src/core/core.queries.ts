import { type Insertable, sql } from "kysely";
import { clientModules } from "../db/client-modules.ts";
import { type Tx, writeSoon } from "../db/database.ts";
import type { Tables } from "../db/schema.ts";
import type { AccessClaims } from "./tokens.ts";

/** Session, person, membership and modules a token stands for; undefined: the session has ended, or the person is deleted. */
export async function actorRow(tx: Tx, claims: AccessClaims, now: Date) {
  return tx
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.user_id", "=", "s.user_id").onRef("m.client_id", "=", "s.client_id"),
    )
    .leftJoin("client_branding as l", "l.client_id", "s.client_id")
    .leftJoin("clients as k", "k.id", "s.client_id")
    .select([
      clientModules("k").as("modules"),
      "l.under_maintenance",
      "s.id as session_id",
      "s.client_id",
      "s.is_webservice",
      "s.scope",
      "s.expires_at",
      "u.id as user_id",
      "u.is_superuser",
      "u.must_change_password",
      "u.locale",
      "u.country",
      sql<string>`trim(u.first_name || ' ' || u.last_name)`.as("name"),
      "m.id as membership_id",
      "m.status",
      "m.roles",
      sql<boolean>`u.email is null and u.phone_verified_at is null and not u.is_superuser
          and (u.password_hash is null or u.password_client_id = s.client_id)
          and not exists (select from passkeys p where p.user_id = u.id)
          and not exists (select from totp_factors t where t.user_id = u.id)
          and not exists (select from memberships o where o.user_id = u.id and o.client_id <> s.client_id)`.as(
        "is_unclaimed",
      ),
      sql<boolean>`s.factor_at is null and not s.is_webservice and (
          (m.status = 'active' and m.roles <> '{}'
            and exists (select from clients c where c.id = m.client_id and c.staff_need_factor))
          or (u.is_superuser and exists (select from clients c where c.staff_need_factor)))`.as(
        "must_enrol_factor",
      ),
    ])
    .where("s.id", "=", claims.sid)
    .where("s.user_id", "=", claims.sub)
    .where("s.ended_at", "is", null)
    .where("s.expires_at", ">", now)
    .where("u.deleted_at", "is", null)
    .executeTakeFirst();
}

/** The same of a member who has no session: what only a session says is as for one that has just ended. */
export async function memberRow(
  tx: Tx,
  { userId, clientId }: { userId: string; clientId: string },
  now: Date,
): Promise<Awaited<ReturnType<typeof actorRow>>> {
  const row = await tx
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .innerJoin("clients as k", "k.id", "m.client_id")
    .innerJoin("client_branding as l", "l.client_id", "m.client_id")
    .select([
      clientModules("k").as("modules"),
      "l.under_maintenance",
      "m.client_id",
      "u.id as user_id",
      "u.is_superuser",
      "u.must_change_password",
      "u.locale",
      "u.country",
      sql<string>`trim(u.first_name || ' ' || u.last_name)`.as("name"),
      "m.id as membership_id",
      "m.status",
      "m.roles",
    ])
    .where("m.client_id", "=", clientId)
    .where("m.user_id", "=", userId)
    .where("m.left_at", "is", null)
    .where("u.deleted_at", "is", null)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      ...{ session_id: noSession, is_webservice: false, scope: "membership" as const },
      ...{ expires_at: now, is_unclaimed: false, must_enrol_factor: false },
    }
  );
}

/** Id no session has. */
const noSession = "00000000-0000-0000-0000-000000000000";

export async function insertAuditEntry(tx: Tx, entry: Insertable<Tables["audit_trail"]>): Promise<void> {
  await writeSoon(tx, tx.insertInto("audit_trail").values(entry).execute());
}

export async function insertLiveEvent(tx: Tx, event: Insertable<Tables["live_events"]>): Promise<void> {
  await writeSoon(tx, tx.insertInto("live_events").values(event).execute());
}

export async function insertSecurityEntry(tx: Tx, entry: Insertable<Tables["security_log"]>): Promise<void> {
  await writeSoon(tx, tx.insertInto("security_log").values(entry).execute());
}

/** Key with its owner: keys of two people never meet. */
interface OwnedKey {
  client_id: string;
  user_id: string;
  key: string;
}

/** Takes an Idempotency-Key; false: it was taken before. Waits for a request with the same key to end. */
export async function takeKey(tx: Tx, key: Insertable<Tables["idempotency_keys"]>): Promise<boolean> {
  const taken = await tx
    .insertInto("idempotency_keys")
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows !== 0n;
}

export async function answeredKey(tx: Tx, { client_id, user_id, key }: OwnedKey) {
  return tx
    .selectFrom("idempotency_keys")
    .select(["request_hash", "answer"])
    .where("key", "=", key)
    .where("user_id", "=", user_id)
    .where("client_id", "=", client_id)
    .executeTakeFirst();
}

/** Keeps what the request with this key was answered. */
export async function keepAnswer(
  tx: Tx,
  { client_id, user_id, key }: OwnedKey,
  answer: unknown,
): Promise<void> {
  await tx
    .updateTable("idempotency_keys")
    .where("key", "=", key)
    .where("user_id", "=", user_id)
    .where("client_id", "=", client_id)
    .set({ answer: sql`${JSON.stringify({ value: answer ?? null })}::jsonb` })
    .execute();
}

/** Deletes some of the keys taken before a moment; answers how many. The same holds of what follows. */
export async function forgetIdempotencyKeys(tx: Tx, madeBefore: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from idempotency_keys where (client_id, user_id, key) in (
      select client_id, user_id, key from idempotency_keys where created_at < ${madeBefore} limit ${sql.lit(most)})
    returning 1`.execute(tx);
  return rows.length;
}

/** The limiter keeps moments in milliseconds. */
export async function forgetRateLimits(tx: Tx, now: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from rate_limits where key in (
      select key from rate_limits where expire < ${now.getTime()} limit ${sql.lit(most)})
    returning 1`.execute(tx);
  return rows.length;
}

export async function forgetLiveEvents(tx: Tx, madeBefore: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from live_events where id in (
      select id from live_events where created_at < ${madeBefore} limit ${sql.lit(most)})
    returning 1`.execute(tx);
  return rows.length;
}
