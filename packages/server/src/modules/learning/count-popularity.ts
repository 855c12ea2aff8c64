import { sql } from "kysely";
import type { JobHandler } from "../../jobs/runner.ts";

/**
 * §3 Courses by popularity: how many people ever joined each, client by client. Only what changed is written, because
 * every change makes the lists of a client load their courses anew.
 */
export const countPopularity: JobHandler<"learning.popularity"> = async ({ db }) => {
  const { rows } = await db.read({ system: true }, (tx) =>
    sql<{ client_id: string }>`select distinct client_id from courses where state = 'published'`.execute(tx),
  );
  for (const { client_id: clientId } of rows)
    await db.write({ system: true }, (tx) =>
      sql`
        update courses c set popularity = n.people
        from (select course_id, sum(people)::integer as people from course_people
              where client_id = ${clientId} group by course_id) n
        where c.client_id = ${clientId} and c.id = n.course_id and c.popularity <> n.people`.execute(tx),
    );
};
