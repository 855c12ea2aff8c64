import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Deletes the oldest sittings opened before a moment, at most so many; answers how many went. */
export async function deleteSittings(tx: Tx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sittings where id in (
      select id from sittings where opened_at < ${before} order by opened_at limit ${most}
      for update skip locked)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
