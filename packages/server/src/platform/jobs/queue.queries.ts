import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** The queue as metrics show it. */
export interface QueueState {
  /** Jobs that are due, with the age of the oldest in seconds, by task. */
  due: { task: string; count: number; oldest: number }[];
  /** Jobs that have used up their attempts. */
  dead: number;
  /** Seconds since a task of the timetable last had nothing left to do. */
  behind: { task: string; seconds: number }[];
}

export async function queueState(tx: Tx): Promise<QueueState> {
  const { rows } = await sql<{ task: string; count: number; oldest: number; dead: number }>`
    select t.identifier as task, count(*) filter (where is_available and run_at <= now())::int as count,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0)::float8
        as oldest,
      count(*) filter (where attempts >= max_attempts)::int as dead
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    group by t.identifier`.execute(tx);
  const behind = await sql<{ task: string; seconds: number }>`
    select task, extract(epoch from now() - at)::float8 as seconds from jobs_caught_up`.execute(tx);
  return { due: rows, dead: rows.reduce((sum, { dead }) => sum + dead, 0), behind: behind.rows };
}

/** Whether the oldest due job of the timetable, or of other work, has waited for more than so many seconds. */
export async function isOverdue(
  tx: Tx,
  work: { tasks: readonly string[] | null; patience: number; timetablePriority: number },
): Promise<boolean> {
  const tasks = work.tasks && [...work.tasks];
  const { rows } = await sql<{ late: boolean }>`
    select exists (
      select from (values (${work.timetablePriority}::int), (0)) as level (priority), lateral (
        select run_at from graphile_worker._private_jobs j
        where is_available and j.priority = level.priority
          and (${tasks}::text[] is null or task_id in (
            select id from graphile_worker._private_tasks where identifier = any(${tasks}::text[])))
        order by run_at limit 1
      ) as oldest
      where oldest.run_at < now() - ${work.patience} * interval '1 second'
    ) as late`.execute(tx);
  return rows[0]?.late ?? false;
}
