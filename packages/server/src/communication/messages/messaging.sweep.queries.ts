import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Each statement takes at most this many rows, so that none runs into the statement time-out. */
export const sweepBatch = 5_000;

// Ids begin with the moment they were made at, so the primary key finds what is old.

export async function forgetNotifications(tx: Tx, madeBefore: Date): Promise<number> {
  const { rows } = await sql`
    delete from notifications where id in (
      select id from notifications where id < ${idAt(madeBefore)} order by id limit ${sql.lit(sweepBatch)})
    returning 1`.execute(tx);
  return rows.length;
}

export async function forgetMessages(tx: Tx, madeBefore: Date): Promise<number> {
  const { rows } = await sql`
    delete from outbox_messages where id in (
      select id from outbox_messages where id < ${idAt(madeBefore)} order by id limit ${sql.lit(sweepBatch)})
    returning 1`.execute(tx);
  return rows.length;
}

/** Links and codes of messages that never left; the texts keep their marks. */
export async function forgetSecrets(tx: Tx, madeBefore: Date): Promise<number> {
  const { rows } = await sql`
    update outbox_messages set sealed = null where id in (
      select id from outbox_messages where sealed is not null and id < ${idAt(madeBefore)} limit ${sql.lit(sweepBatch)})
    returning 1`.execute(tx);
  return rows.length;
}

/** The least id (UUID version 7) of a moment. */
function idAt(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
