import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Courses counted in one statement. */
const pageSize = 500;
/** Counts how many people ever joined the next courses, and answers the last of them; undefined: there is none. */
export async function countNextCourses(
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
