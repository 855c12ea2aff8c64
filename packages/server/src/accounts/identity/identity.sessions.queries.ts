import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { SessionOpening } from "./session-opening.ts";

export type EndReason =
  | "signed_out"
  | "ended_by_person"
  | "password_changed"
  | "token_reused"
  | "blocked"
  | "expired";

/** Proof level of a session: the person, perhaps by two factors; a partner's token proves nothing. */
export type ProofLevel = "nothing" | "person" | "factor";

export interface NewSession {
  userId: string;
  clientId: string | null;
  opening: SessionOpening;
  deviceHash: Buffer | null;
  proved: ProofLevel;
  userAgent: string;
  ip: string;
  now: Date;
  endsAt: Date;
}

/** A session and the first refresh token of its family, in one statement. */
export async function insertSession(
  tx: Tx,
  session: NewSession,
  token: { id: string; hash: Buffer },
): Promise<string> {
  const { session_id } = await tx
    .with("opened", (db) =>
      db
        .insertInto("sessions")
        .values({
          user_id: session.userId,
          client_id: session.clientId,
          is_webservice: session.opening.method === "partner",
          scope: session.opening.scope,
          opened_by: session.opening.method,
          device_hash: session.deviceHash,
          proved_at: session.proved === "nothing" ? null : session.now,
          factor_at: session.proved === "factor" ? session.now : null,
          user_agent: session.userAgent,
          ip: session.ip,
          created_at: session.now,
          last_seen_at: session.now,
          expires_at: session.endsAt,
        })
        .returning("id"),
    )
    .insertInto("refresh_tokens")
    .columns(["id", "session_id", "token_hash", "issued_at"])
    .expression((eb) =>
      eb
        .selectFrom("opened")
        .select([
          sql<string>`${token.id}::uuid`.as("id"),
          "opened.id as session_id",
          eb.val(token.hash).as("token_hash"),
          sql<Date>`${session.now}::timestamptz`.as("issued_at"),
        ]),
    )
    .returning("session_id")
    .executeTakeFirstOrThrow();
  return session_id;
}

/**
 * A refresh token with its session, both locked: of several calls with one token, each sees what the one before
 * it did.
 */
export function lockRefreshToken(tx: Tx, tokenHash: Buffer) {
  return tx
    .selectFrom("refresh_tokens as t")
    .innerJoin("sessions as s", "s.id", "t.session_id")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select([
      "t.id",
      "t.used_at as usedAt",
      "s.id as sessionId",
      "s.user_id as userId",
      "s.client_id as clientId",
      "s.ended_at as endedAt",
      "s.expires_at as expiresAt",
      "s.last_seen_at as lastSeenAt",
      "s.is_webservice as isWebservice",
      "s.device_hash as deviceHash",
      "u.deleted_at as deletedAt",
    ])
    .where("t.token_hash", "=", tokenHash)
    .forNoKeyUpdate(["s", "t"])
    .executeTakeFirst();
}

/** A running session, locked. */
export function lockSession(tx: Tx, sessionId: string, now: Date) {
  return tx
    .selectFrom("sessions")
    .select([
      "id",
      "user_id as userId",
      "client_id as clientId",
      "scope",
      "expires_at as expiresAt",
      "is_webservice as isWebservice",
    ])
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Marks whatever the family still holds as used: the tokens that follow replace it. */
export async function markFamilyUsed(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable("refresh_tokens")
    .set({ used_at: now })
    .where("session_id", "=", sessionId)
    .where("used_at", "is", null)
    .execute();
}

export async function addRefreshToken(
  tx: Tx,
  token: { id: string; sessionId: string; hash: Buffer; now: Date },
): Promise<void> {
  const { id, sessionId, hash, now } = token;
  await tx
    .insertInto("refresh_tokens")
    .values({ id, session_id: sessionId, token_hash: hash, issued_at: now })
    .execute();
}

/** The one token of a family that was not used yet. */
export function liveRefreshToken(tx: Tx, sessionId: string) {
  return tx
    .selectFrom("refresh_tokens")
    .select(["id", "token_hash", "issued_at"])
    .where("session_id", "=", sessionId)
    .where("used_at", "is", null)
    .executeTakeFirst();
}

export async function noteSeen(
  tx: Tx,
  sessionId: string,
  seen: { now: Date; ip: string; userAgent: string },
): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ last_seen_at: seen.now, ip: seen.ip, user_agent: seen.userAgent })
    .where("id", "=", sessionId)
    .execute();
}

export async function selectSessionClient(tx: Tx, sessionId: string, clientId: string): Promise<void> {
  await tx.updateTable("sessions").set({ client_id: clientId }).where("id", "=", sessionId).execute();
}

/** Ends one running session of a person; false when there is none. Its push addresses go with it. */
export async function endSession(
  tx: Tx,
  which: { id: string; userId: string; reason: EndReason; now: Date },
): Promise<boolean> {
  const ended = await tx
    .updateTable("sessions")
    .set({ ended_at: which.now, end_reason: which.reason })
    .where("id", "=", which.id)
    .where("user_id", "=", which.userId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return false;
  await tx.deleteFrom("device_tokens").where("session_id", "=", which.id).execute();
  return true;
}

/** Ends a person's running sessions in a client that one sign-in method opened. Their push addresses go with them. */
export async function endSessionsOpenedBy(
  tx: Tx,
  which: { userId: string; clientId: string; openedBy: string; reason: EndReason; now: Date },
): Promise<void> {
  await sql`
    with ended as (
      update sessions set ended_at = ${which.now}, end_reason = ${which.reason}
      where user_id = ${which.userId} and client_id = ${which.clientId} and opened_by = ${which.openedBy}
        and ended_at is null
      returning id)
    delete from device_tokens d using ended where d.session_id = ended.id`.execute(tx);
}

/** Ends a person's running sessions: all of them, those in one client, or all but one. */
export async function endSessions(
  tx: Tx,
  which: { userId: string; reason: EndReason; now: Date; inClient?: string; butSession?: string },
): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    select end_sessions(${which.userId}::uuid, ${which.reason}, ${which.now}::timestamptz,
      ${which.inClient ?? null}::uuid, ${which.butSession ?? null}::uuid) as ended`.execute(tx);
  return rows[0]?.ended ?? 0;
}

/** A person's running sessions, last used first. */
export function runningSessions(tx: Tx, userId: string, now: Date, idleSince: Date) {
  return tx
    .selectFrom("sessions as s")
    .leftJoin("clients as c", "c.id", "s.client_id")
    .select((eb) => [
      "s.id",
      "s.user_agent",
      "s.ip",
      "s.created_at",
      "s.last_seen_at",
      "s.is_webservice",
      "s.factor_at",
      "c.name as client",
      eb.exists(eb.selectFrom("device_tokens as d").whereRef("d.session_id", "=", "s.id")).as("pushes"),
    ])
    .where("s.user_id", "=", userId)
    .where("s.ended_at", "is", null)
    .where("s.expires_at", ">", now)
    .where("s.last_seen_at", ">", idleSince)
    .orderBy("s.last_seen_at", "desc")
    .limit(100)
    .execute();
}

/** Takes a token that works once; false when it was taken before. */
export async function takeOnce(tx: Tx, tokenHash: Buffer, expiresAt: Date): Promise<boolean> {
  const taken = await tx
    .insertInto("used_tokens")
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

/** The person proved in this session just now who they are; with a second factor, if they showed one. */
export async function noteProof(
  tx: Tx,
  sessionId: string,
  now: Date,
  options: { withFactor: boolean },
): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ proved_at: now, ...(options.withFactor && { factor_at: now }) })
    .where("id", "=", sessionId)
    .execute();
}
