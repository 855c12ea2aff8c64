import type { ClientBase } from "pg";

/** First number of the advisory locks of workers; the second is the hash of a worker's id. */
const lockClass = 7_210_535;
/** How long a worker's lock must be missing, in milliseconds: a process whose connection broke takes it again by then. */
const graceMilliseconds = 20_000;

const missing = `
  select worker from (
    select locked_by as worker from graphile_worker._private_jobs where locked_by is not null
    union select locked_by from graphile_worker._private_job_queues where locked_by is not null
  ) as held
  where not exists (
    select from pg_locks
    where locktype = 'advisory' and classid = $1::int::oid and objid = hashtext(worker)::oid and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
  )`;

/**
 * $1 workers, $2 jobs that still run. A keyed job that was queued again while it ran has lost its
 * key and its attempts: its successor stands in the queue, so it is removed.
 */
const release = `
  with finished as (
    delete from graphile_worker._private_jobs
    where locked_by = any($1) and not id = any($2)
      and key is null and attempts >= max_attempts and updated_at > locked_at
    returning id
  ), freed as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by = any($1) and not id = any($2) and not id in (select id from finished)
    returning id
  ), queues as (
    update graphile_worker._private_job_queues as queue set locked_at = null, locked_by = null
    where locked_by = any($1)
      and not exists (select from graphile_worker._private_jobs where job_queue_id = queue.id and id = any($2))
  )
  select count(*)::int as freed from freed`;

/** Says that a worker lives: PostgreSQL frees the lock by itself when the connection ends, however it ends. */
export async function markAlive(client: ClientBase, worker: string): Promise<void> {
  await client.query("select pg_advisory_lock_shared($1::int, hashtext($2))", [lockClass, worker]);
}

/**
 * Gives jobs of workers that are gone back to the queue, but for those that still run; returns how many. One that
 * succeeded without the queue having heard of it runs again: handlers are idempotent by what they wrote, and a database
 * that failed over may have lost that too.
 */
export async function releaseJobs(
  client: Pick<ClientBase, "query">,
  workers: readonly string[],
  running: Iterable<string> = [],
): Promise<number> {
  const { rows } = await client.query<{ freed: number }>(release, [workers, [...running]]);
  return rows[0]?.freed ?? 0;
}

/**
 * Finds workers whose process is gone, by their missing locks. A stalled process keeps its connection and with it its
 * lock. Whoever looks must have seen the lock missing for 20 seconds on one connection, so that nobody is robbed while
 * all reconnect after an outage.
 */
export class LostWorkers {
  readonly #client: ClientBase;
  readonly #missingSince = new Map<string, number>();

  constructor(client: ClientBase) {
    this.#client = client;
  }

  async look(): Promise<string[]> {
    const { rows } = await this.#client.query<{ worker: string }>(missing, [lockClass]);
    const workers = rows.map(({ worker }) => worker);
    for (const known of this.#missingSince.keys()) {
      if (!workers.includes(known)) this.#missingSince.delete(known);
    }
    const now = performance.now();
    for (const worker of workers) {
      if (!this.#missingSince.has(worker)) this.#missingSince.set(worker, now);
    }
    return workers.filter((worker) => now - (this.#missingSince.get(worker) ?? now) >= graceMilliseconds);
  }
}
