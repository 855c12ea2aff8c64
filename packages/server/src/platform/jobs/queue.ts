import { sql } from "kysely";
import type { Database } from "../../db/database.ts";

/** Before everything else that is due: a backlog of other work does not keep the seals and the clocks from running. */
export const timetablePriority = -1;
/** How long a job may wait while everything that could run it is busy, in seconds. */
const lateWhileBusy = 15 * 60;

/** The queue as metrics show it. */
export interface QueueState {
  /** Jobs that are due, with the age of the oldest in seconds, by task. */
  due: { task: string; count: number; oldest: number }[];
  /** Jobs that have used up their attempts. */
  dead: number;
  /** Seconds since a task of the timetable last had nothing left to do. */
  behind: { task: string; seconds: number }[];
}

/** The job queue, and what this process does for it. */
export class JobQueue {
  readonly #db: Database;
  #tasks: string[] | undefined;
  #slots = Number.POSITIVE_INFINITY;
  #running = 0;
  #downSince: number | undefined;
  #lastBegun = Number.NEGATIVE_INFINITY;
  /** How often the runner of this process was started again. */
  restarts = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Start of a runner of these tasks, so many at once. */
  runnerIsUp(tasks: string[], slots: number): void {
    this.#tasks = tasks;
    this.#slots = slots;
    if (this.#downSince !== undefined) this.restarts += 1;
    this.#downSince = undefined;
  }

  runnerIsDown(): void {
    this.#downSince ??= performance.now();
  }

  jobBegins(): void {
    this.#running += 1;
    this.#lastBegun = performance.now();
  }

  jobEnds(): void {
    this.#running -= 1;
  }

  async state(): Promise<QueueState> {
    const [{ rows }, behind] = await this.#db.read({ system: true }, async (tx) => [
      await sql<{ task: string; count: number; oldest: number; dead: number }>`
        select t.identifier as task, count(*) filter (where is_available and run_at <= now())::int as count,
          coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0)::float8
            as oldest,
          count(*) filter (where attempts >= max_attempts)::int as dead
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        group by t.identifier`.execute(tx),
      await sql<{ task: string; seconds: number }>`
        select task, extract(epoch from now() - at)::float8 as seconds from jobs_caught_up`.execute(tx),
    ]);
    return { due: rows, dead: rows.reduce((sum, { dead }) => sum + dead, 0), behind: behind.rows };
  }

  /**
   * Whether work stands still: this process has had no runner, or the oldest job that is due has waited, for longer than
   * `bound` seconds. A long queue that moves is not late: what was queued behind a thousand others waits its turn. While
   * each slot has a job, a quarter of an hour is the bound.
   */
  async isLate(bound: number): Promise<boolean> {
    const since = (moment: number) => (performance.now() - moment) / 1_000;
    if (this.#downSince !== undefined && since(this.#downSince) > bound) return true;
    const patience = this.#running >= this.#slots ? Math.max(bound, lateWhileBusy) : bound;
    if (since(this.#lastBegun) <= patience) return false;
    const { rows } = await this.#db.read({ system: true }, (tx) =>
      sql<{ late: boolean }>`
        select exists (
          select from (values (${timetablePriority}::int), (0)) as level (priority), lateral (
            select run_at from graphile_worker._private_jobs j
            where is_available and j.priority = level.priority
              and (${this.#tasks ?? null}::text[] is null or task_id in (
                select id from graphile_worker._private_tasks where identifier = any(${this.#tasks ?? null}::text[])))
            order by run_at limit 1
          ) as oldest
          where oldest.run_at < now() - ${patience} * interval '1 second'
        ) as late`.execute(tx),
    );
    return rows[0]?.late ?? false;
  }
}
