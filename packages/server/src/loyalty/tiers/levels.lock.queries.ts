import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/**
 * Holds the levels of people until the transaction ends: whoever reads a level and then writes by it does so alone. Nobody
 * at the floor has a row to hold, so a name is held. Taken before any review, and by id where there are several.
 */
export async function lockLevels(tx: Tx, clientId: string, userIds: readonly string[]): Promise<void> {
  const names = [...new Set(userIds)].toSorted().map((userId) => `level ${clientId} ${userId}`);
  if (names.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(hashtextextended(n.name, 0))
    from unnest(${names}::text[]) with ordinality as n (name, place) order by n.place`.execute(tx);
}
