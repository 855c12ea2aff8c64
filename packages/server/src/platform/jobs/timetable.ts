import { type ParsedCronItem, parseCronItems } from "graphile-worker";
import type { ClientBase } from "pg";
import type { Jobs } from "../../core/jobs/handler.ts";
import { timetablePriority } from "./queue.ts";

const minute = 60_000;
/** How far a look goes back: a nightly job that nobody was there to start is started late. */
const longestGap = 25 * 60 * minute;

export interface DueEntry {
  task: string;
  /** The newest minute the entry names. */
  at: Date;
}

/** Entries of jobs that run by themselves. */
export function timetableOf(jobs: Partial<Jobs>): ParsedCronItem[] {
  return parseCronItems(
    Object.entries(jobs).flatMap(([task, { at }]) => (at === undefined ? [] : [{ match: at, task }])),
  );
}

/** The entries with a minute after `since`, at most 25 hours back, up to and including `now`. */
export function dueEntries(entries: readonly ParsedCronItem[], now: Date, since: Date): DueEntry[] {
  const first = Math.max(since.getTime(), now.getTime() - longestGap);
  const open = new Set(entries);
  const due: DueEntry[] = [];
  for (
    let time = Math.floor(now.getTime() / minute) * minute;
    time > first && open.size > 0;
    time -= minute
  ) {
    const at = new Date(time);
    const digest = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    };
    for (const entry of open) {
      if (!entry.match(digest)) continue;
      open.delete(entry);
      due.push({ task: entry.task, at });
    }
  }
  return due;
}

/** Makes every entry known; one that is new runs from its next minute on. */
const register = `
  insert into graphile_worker._private_known_crontabs (identifier, known_since)
  select identifier, now() from unnest($1::text[]) as identifier on conflict do nothing`;

/**
 * One of several processes starts an entry. A last start in the future was written by a clock that was ahead: it does
 * not count. A job that still waits keeps its place and its age.
 */
const start = `
  with free as (
    select known.identifier, due.at
    from json_to_recordset($1) as due (task text, at timestamptz)
    join graphile_worker._private_known_crontabs known on known.identifier = due.task
    where coalesce(known.last_execution, known.known_since) < due.at
      or coalesce(known.last_execution, known.known_since) > now() + interval '1 minute'
    for update of known skip locked
  ), taken as (
    update graphile_worker._private_known_crontabs known set last_execution = free.at
    from free where known.identifier = free.identifier returning known.identifier
  )
  select graphile_worker.add_job(identifier, '{}'::json, run_at => now(), job_key => identifier,
    job_key_mode => 'preserve_run_at', priority => $2::int)
  from taken`;

/** Jobs a fast clock put into the future come back by as much as the clock was ahead. */
const pullBack = `
  update graphile_worker._private_jobs
  set run_at = case when run_at < stamp then run_at else run_at - (stamp - now()) end,
    created_at = least(created_at, now()), updated_at = least(updated_at, now())
  from (select id as stamped, greatest(created_at, updated_at) as stamp from graphile_worker._private_jobs) as stamps
  where id = stamped and stamp > now() + interval '1 minute' and locked_at is null`;

/** A job that failed waits e^attempts seconds; one that waits for longer failed while the clock was ahead. */
const shortenRetries = `
  update graphile_worker._private_jobs set run_at = now()
  where locked_at is null and attempts between 1 and max_attempts - 1
    and run_at > now() + exp(least(attempts, 10)) * interval '1 second' + interval '1 minute'`;

/**
 * Starts what the timetable names, by the clock of the database: processes whose own clocks differ agree on it, and it
 * decides when a job is due. After that clock went back, what it had put into the future is pulled back.
 */
export class Timetable {
  readonly #client: ClientBase;
  readonly #entries: readonly ParsedCronItem[];
  #seen: { database: number; elapsed: number } | undefined;

  constructor(client: ClientBase, entries: readonly ParsedCronItem[]) {
    this.#client = client;
    this.#entries = entries;
  }

  async look(): Promise<void> {
    const { rows } = await this.#client.query<{ now: Date }>("select now() as now");
    const now = rows[0]?.now ?? new Date(0);
    const elapsed = performance.now();
    const seen = this.#seen;
    const wentBack = seen && now.getTime() - seen.database < elapsed - seen.elapsed - minute / 2;
    if (!seen) await this.#client.query(register, [this.#entries.map(({ task }) => task)]);
    if (!seen || wentBack) {
      await this.#client.query(pullBack);
      await this.#client.query(shortenRetries);
    }
    const since = seen && !wentBack ? seen.database : now.getTime() - longestGap;
    const due = dueEntries(this.#entries, now, new Date(since));
    if (due.length > 0) await this.#client.query(start, [JSON.stringify(due), timetablePriority]);
    this.#seen = { database: now.getTime(), elapsed };
  }
}
