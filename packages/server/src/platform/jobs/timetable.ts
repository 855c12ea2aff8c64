import { parseCronItems } from "graphile-worker";
import type { ClientBase } from "pg";
import type { JobName } from "../../core/jobs/enqueue.ts";

/** What runs by itself; in UTC, since nothing here depends on a local day. */
const timetable: readonly [match: string, task: JobName][] = [
  ["* * * * *", "ledger.seal"],
  ["* * * * *", "campaigns.turn"],
  ["23 * * * *", "campaigns.remind"],
  ["* * * * *", "campaigns.count_days"],
  ["* * * * *", "sales.fold_figures"],
  ["* * * * *", "standings.fold"],
  ["* * * * *", "figures.fold"],
  ["* * * * *", "levels.fall"],
  ["* * * * *", "results.sweep"],
  ["* * * * *", "attempts.expire"],
  ["*/10 * * * *", "files.sweep"],
  ["9 * * * *", "files.read_facts"],
  ["*/5 * * * *", "scorm.sweep"],
  ["*/5 * * * *", "teaching.sum"],
  ["47 * * * *", "exports.sweep"],
  ["49 * * * *", "privacy.sweep"],
  ["17 * * * *", "content.sweep"],
  ["13 * * * *", "rewards.popularity"],
  ["33 * * * *", "learning.popularity"],
  ["43 3 * * *", "rewards.reseal"],
  ["7 * * * *", "identity.sweep"],
  ["52 3 * * *", "people.sweep"],
  ["19 * * * *", "registration.sweep"],
  ["37 * * * *", "messaging.sweep"],
  ["57 * * * *", "recovery.sweep"],
  ["27 3 * * *", "entrances.sweep"],
  ["53 2 * * *", "learning.sweep"],
  ["11 4 * * *", "orders.erase_addresses"],
  ["41 4 * * *", "partners.sweep"],
  ["29 * * * *", "certificates.remind"],
  ["51 * * * *", "certificates.sweep"],
  ["*/10 * * * *", "badges.sweep"],
];
/** Their last end with nothing left to do is kept and shown. */
export const timedTasks: ReadonlySet<string> = new Set(timetable.map(([, task]) => task));
const entries = parseCronItems(timetable.map(([match, task]) => ({ match, task })));

const minute = 60_000;
/** How far a look goes back: a nightly job that nobody was there to start is started late. */
const longestGap = 25 * 60 * minute;
/** Before everything else that is due: a backlog of other work does not keep the seals and the clocks from running. */
export const timetablePriority = -1;

export interface DueEntry {
  task: string;
  /** The newest minute the entry names. */
  at: Date;
}

/** The entries with a minute after `since`, at most 25 hours back, up to and including `now`. */
export function dueEntries(now: Date, since: Date): DueEntry[] {
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

/** What a clock that was ahead put into the future comes back by as much as the clock was ahead. */
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
  #seen: { database: number; elapsed: number } | undefined;

  constructor(client: ClientBase) {
    this.#client = client;
  }

  async look(): Promise<void> {
    const { rows } = await this.#client.query<{ now: Date }>("select now() as now");
    const now = rows[0]?.now ?? new Date(0);
    const elapsed = performance.now();
    const seen = this.#seen;
    const wentBack = seen && now.getTime() - seen.database < elapsed - seen.elapsed - minute / 2;
    if (!seen) await this.#client.query(register, [timetable.map(([, task]) => task)]);
    if (!seen || wentBack) {
      await this.#client.query(pullBack);
      await this.#client.query(shortenRetries);
    }
    const since = seen && !wentBack ? seen.database : now.getTime() - longestGap;
    const due = dueEntries(now, new Date(since));
    if (due.length > 0) await this.#client.query(start, [JSON.stringify(due), timetablePriority]);
    this.#seen = { database: now.getTime(), elapsed };
  }
}
