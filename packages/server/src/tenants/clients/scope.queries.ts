import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/**
 * Lets one part of a transaction look past the selected client, and no more than that part. Whoever uses it
 * binds the client by hand. A throw needs no way back: it ends the transaction.
 */
export async function asSystem<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('trilha.scope', 'system', true)`.execute(tx);
  const result = await work();
  await sql`select set_config('trilha.scope', '', true)`.execute(tx);
  return result;
}
