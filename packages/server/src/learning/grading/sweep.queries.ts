import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { OfTest } from "./test-sums.queries.ts";

/** Attempts looked at in one statement. */
const pageSize = 20_000;
/** Long counts are counted again only after so many times as long. */
const restFactor = 30;
/** Attempts that ended in a transaction of before the last round, committed after it. */
const overlap = "10 minutes";
/** A count that began so soon after an attempt ended may not have seen it yet. */
const settling = "10 seconds";

/** From when on attempts are looked at, as text. */
export async function lastSweep(tx: Tx): Promise<string> {
  const { rows } = await sql<{ since: string }>`
    select (coalesce(max(swept_at), '-infinity'::timestamptz) - ${overlap}::interval)::text as since
    from test_figures`.execute(tx);
  return rows[0]?.since ?? "-infinity";
}

/** Changed tests among those of the next attempts that ended, and when the last of these did; null: all were looked at. */
export async function changedTests(
  tx: Tx,
  { since, after, now }: { since: string; after: string | undefined; now: Date },
): Promise<{ tests: OfTest[]; last: string | null }> {
  const { rows } = await sql<{ tests: OfTest[] | null; last: string | null; n: number }>`
    with page as materialized (
      select client_id, course_id, activity_id, ended_at from attempts
      where ended_at >= ${since}::timestamptz and ended_at > coalesce(${after ?? null}::timestamptz, '-infinity')
      order by ended_at fetch first ${sql.lit(pageSize)} rows with ties),
    ended as (
      select client_id, course_id, activity_id, max(ended_at) as last_at from page group by 1, 2, 3),
    changed as (
      select e.client_id, e.course_id, e.activity_id from ended e
      left join test_figures f using (client_id, course_id, activity_id)
      where f.counted_at is null or f.counted_at <= e.last_at + ${settling}::interval
      union
      select client_id, course_id, activity_id from test_figures where stale),
    due as (
      select c.client_id as "clientId", c.course_id as "courseId", c.activity_id as "activityId" from changed c
      left join test_figures f using (client_id, course_id, activity_id)
      where f.counted_at is null
        or f.counted_at + make_interval(secs => f.took_ms * ${restFactor}::integer / 1000.0) <= ${now}::timestamptz)
    select (select json_agg(due) from due) as tests, (select max(ended_at)::text from page) as last,
           (select count(*)::int from page) as n`.execute(tx);
  const [batch] = rows;
  return { tests: batch?.tests ?? [], last: batch && batch.n >= pageSize ? batch.last : null };
}
