import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

// Each statement takes at most this many rows, so that none runs into the statement time-out.
const batch = 5_000;

/** Ends sessions past their absolute life. */
export async function expireSessions(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql`
    update sessions set ended_at = ${now}, end_reason = 'expired'
     where id in (
       select id from sessions
        where ended_at is null and expires_at <= ${now} order by expires_at
        limit ${sql.lit(batch)} for no key update skip locked)
    returning id`.execute(tx);
  return rows.length;
}

/** Ends those of the next open sessions by their ids that were idle for too long; the last one looked at, if any. */
export async function expireIdleSessions(
  tx: Tx,
  { now, idleSince, after }: { now: Date; idleSince: Date; after: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with open as materialized (
      select id, last_seen_at from sessions
      where ended_at is null and (${after}::uuid is null or id > ${after}::uuid)
      order by id limit ${sql.lit(batch)}
    ), ended as (
      update sessions set ended_at = ${now}, end_reason = 'expired'
      where id in (select id from open where last_seen_at <= ${idleSince}) and last_seen_at <= ${idleSince}
        and ended_at is null
    )
    select id as last from open order by id desc limit 1`.execute(tx);
  return rows[0]?.last ?? null;
}

/** Forgets sessions that ended long ago, with their tokens. */
export async function forgetSessions(tx: Tx, endedBefore: Date): Promise<number> {
  const { rows } = await sql`
    delete from sessions where id in (
      select id from sessions where ended_at < ${endedBefore} limit ${sql.lit(batch)})
    returning id`.execute(tx);
  return rows.length;
}

export async function forgetRefreshTokens(tx: Tx, usedBefore: Date): Promise<number> {
  const { rows } = await sql`
    delete from refresh_tokens where id in (
      select id from refresh_tokens where used_at < ${usedBefore} limit ${sql.lit(batch)})
    returning id`.execute(tx);
  return rows.length;
}

export async function forgetUsedTokens(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql`
    delete from used_tokens where token_hash in (
      select token_hash from used_tokens where expires_at < ${now} limit ${sql.lit(batch)})
    returning 1`.execute(tx);
  return rows.length;
}

export async function forgetChallenges(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql`
    delete from factor_challenges where id in (
      select id from factor_challenges where expires_at < ${now} limit ${sql.lit(batch)})
    returning 1`.execute(tx);
  return rows.length;
}

export const sweepBatch = batch;
