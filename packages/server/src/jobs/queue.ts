import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** How many jobs wait to run now, and how many have used up their attempts. */
export async function queueDepth(db: Database): Promise<{ ready: number; dead: number }> {
  const { rows } = await db.read({ system: true }, (tx) =>
    sql<{ ready: number; dead: number }>`
      select count(*) filter (where attempts < max_attempts and run_at <= now())::int as ready,
             count(*) filter (where attempts >= max_attempts)::int as dead
      from graphile_worker.jobs`.execute(tx),
  );
  return rows[0] ?? { ready: 0, dead: 0 };
}
