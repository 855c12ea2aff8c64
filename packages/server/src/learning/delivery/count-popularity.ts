import { sql } from "kysely";
import { drainInBatches } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";

/** Courses counted in one statement. */
const pageSize = 500;
const first = "00000000-0000-0000-0000-000000000000";

/**
 * §entities#reward-store-state Courses by popularity: how many people ever joined each, in one pass over the courses. Only what changed is written,
 * because every change makes the lists of a client load their courses anew.
 */
export const countPopularity: JobHandler<"learning.popularity"> = async ({ db }) => {
  let after = { clientId: first, id: first };
  await drainInBatches(
    () => false,
    async () => {
      const last = await db.write({ system: true }, (tx) => countSome(tx, after));
      if (!last || isRefusal(last)) return false;
      after = last;
      return true;
    },
  );
};

/** Counts the next courses; answers the last of them. */
async function countSome(
  tx: Tx,
  after: { clientId: string; id: string },
): Promise<{ clientId: string; id: string } | undefined> {
  const { rows: page } = await sql<{ clientId: string; id: string }>`
    select client_id as "clientId", id from courses
    where (client_id, id) > (${after.clientId}::uuid, ${after.id}::uuid)
    order by client_id, id limit ${pageSize}`.execute(tx);
  if (page.length === 0) return undefined;
  await sql`
    update courses c set popularity = n.people
    from unnest(${page.map(({ clientId }) => clientId)}::uuid[], ${page.map(({ id }) => id)}::uuid[])
        as asked (client_id, id)
    cross join lateral (
      select sum(p.people)::integer as people from course_people p
      where p.client_id = asked.client_id and p.course_id = asked.id) n
    where c.client_id = asked.client_id and c.id = asked.id and c.popularity <> n.people`.execute(tx);
  return page.at(-1);
}
