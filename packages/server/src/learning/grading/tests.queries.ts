import type { TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** A test as its newest attempt had it; days are counted in the client's time zone. */
export interface NewestSittingRow {
  time_zone: string;
  /** Version of the newest attempt; else what is published. */
  course_version: number | null;
  settings: TestData | null;
}

/** Undefined: the client has no such course. */
export async function newestSitting(
  tx: Tx,
  test: { clientId: string; id: string; activityId: string },
): Promise<NewestSittingRow | undefined> {
  const { rows } = await sql<NewestSittingRow>`
    select k.time_zone, coalesce(a.course_version, c.published_version) as course_version, a.settings
    from courses c join clients k on k.id = c.client_id
    left join lateral (select course_version, settings from attempts
      where client_id = c.client_id and course_id = c.id and activity_id = ${test.activityId}
      order by id desc limit 1) a on true
    where c.client_id = ${test.clientId} and c.id = ${test.id}`.execute(tx);
  return rows[0];
}

/** A course's published version, and the time zone days are counted in. */
export async function publishedRow(tx: Tx, clientId: string, courseId: string) {
  return tx
    .selectFrom("courses as c")
    .innerJoin("clients as k", "k.id", "c.client_id")
    .select(["c.kind", "c.published_version", "k.time_zone"])
    .where("c.client_id", "=", clientId)
    .where("c.id", "=", courseId)
    .executeTakeFirst();
}
