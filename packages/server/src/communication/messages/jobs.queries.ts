import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface DeadJobRow {
  id: string;
  task: string;
  attempts: number;
  last_error: string | null;
  created_at: Date;
}

/** Jobs that used up their attempts, the newest first; as many as a person looks through. */
export async function deadJobs(tx: Tx): Promise<DeadJobRow[]> {
  const { rows } = await sql<DeadJobRow>`
    select id::text, task_identifier as task, attempts, last_error, created_at
    from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null
    order by id desc
    limit 200`.execute(tx);
  return rows;
}

/** Gives a dead job all its attempts back, from now on; undefined when no dead job has this id. */
export async function reviveJob(tx: Tx, id: string): Promise<{ task: string; attempts: number } | undefined> {
  const { rows } = await sql<{ task: string; attempts: number }>`
    with dead as (
      select id, task_identifier as task, attempts from graphile_worker.jobs
      where id = ${id}::bigint and attempts >= max_attempts and locked_at is null
    ), revived as (
      select r.id from dead, graphile_worker.reschedule_jobs(array[dead.id], run_at => now(), attempts => 0) r
    )
    select dead.task, dead.attempts from dead join revived on revived.id = dead.id`.execute(tx);
  return rows[0];
}
