import { sql } from "kysely";
import type { Tx } from "../db/database.ts";

/** Erases limits kept by what somebody typed at the door. */
export async function eraseRateLimits(tx: Tx, marks: readonly string[]): Promise<void> {
  await sql`delete from rate_limits r
    where exists (select from unnest(${[...marks]}::text[]) w where strpos(r.key, lower(w)) > 0)`.execute(tx);
}

/** Erases answers kept for a repeat that hold one of these words; the keys stay, so that a repeat does nothing twice. */
export async function eraseKeptAnswers(
  tx: Tx,
  clientIds: readonly string[],
  words: readonly string[],
): Promise<void> {
  await sql`update idempotency_keys k set answer = '{"value": null}'
    where k.client_id = any(${[...clientIds]}::uuid[])
      and exists (select from unnest(${[...words]}::text[]) w where strpos(k.answer::text, w) > 0)`.execute(
    tx,
  );
}
