import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { JobHandler } from "../../jobs/runner.ts";
import type { OfTest } from "./figures.queries.ts";

/** What takes long is counted again only after so many times as long. */
const restFactor = 30;
/** Attempts that ended in a transaction of before the last round, committed after it. */
const overlap = "10 minutes";
/** A count that began so soon after an attempt ended may not have seen it yet. */
const settling = "10 seconds";

/** Finds tests that changed since they were counted, and has each of them counted. */
export const sweepTests: JobHandler<"results.sweep"> = async ({ db, clock }) => {
  await db.write({ system: true }, async (tx) => {
    for (const test of await changedTests(tx, clock.now()))
      await enqueue(tx, "results.count", { ...test, swept: true }, { key: keyOf(test), maxAttempts: 3 });
  });
};

/** One count of a test at a time waits. */
export const keyOf = ({ clientId, courseId, activityId }: OfTest) =>
  `results.count ${clientId} ${courseId} ${activityId}`;

async function changedTests(tx: Tx, now: Date): Promise<OfTest[]> {
  const { rows } = await sql<OfTest>`
    with ended as (
      select client_id, course_id, activity_id, max(ended_at) as last_at from attempts
      where ended_at >= coalesce((select max(swept_at) from test_figures), '-infinity'::timestamptz) - ${overlap}::interval
      group by 1, 2, 3),
    changed as (
      select e.client_id, e.course_id, e.activity_id from ended e
      left join test_figures f using (client_id, course_id, activity_id)
      where f.counted_at is null or f.counted_at <= e.last_at + ${settling}::interval
      union
      select client_id, course_id, activity_id from test_figures where stale)
    select c.client_id as "clientId", c.course_id as "courseId", c.activity_id as "activityId" from changed c
    left join test_figures f using (client_id, course_id, activity_id)
    where f.counted_at is null
      or f.counted_at + make_interval(secs => f.took_ms * ${restFactor}::integer / 1000.0) <= ${now}::timestamptz`.execute(
    tx,
  );
  return rows;
}
