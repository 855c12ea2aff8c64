import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import {
  Logger as GraphileLogger,
  type ParsedCronItem,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import pg from "pg";
import type { Logger } from "pino";
import { drainsUntil, runJob } from "../../core/jobs/catch-up.ts";
import type { JobName, JobPayloads } from "../../core/jobs/enqueue.ts";
import type { JobDefinition, Jobs } from "../../core/jobs/handler.ts";
import { configureSession } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { LostWorkers, markAlive, releaseJobs } from "./held-jobs.ts";
import { Timetable, timetableOf } from "./timetable.ts";
import { yieldToRequests } from "./yield-to-requests.ts";

/** How often the timetable and the workers of other processes are looked at, in milliseconds. */
const lookInterval = 5_000;
/** Jobs of one process that run at once. */
const slots = 4;
const firstPause = 250;
const longestPause = 5_000;
/** A run of this length ends the growth of the pauses. */
const steadyMilliseconds = 30_000;
/** How long a run that ended by itself may take to end in order. */
const endPatience = 5_000;

/** Jobs of this process; what it holds when a run of the runner ends is settled by the next. */
interface Work {
  /** Jobs whose handler runs, with the worker that holds them. */
  readonly running: Map<string, string>;
  /** Workers of earlier runs that may still hold jobs. */
  readonly former: Set<string>;
}

export interface JobRunner {
  /** Begins no job any more, and waits for those that run. */
  stop(): Promise<void>;
  /** Gives back what still runs: called when nobody waits any longer. */
  giveBack(): Promise<void>;
}

/**
 * Runs jobs in this process until `stop`. Whatever ends the runner (the queue keeps no promise over an outage of the
 * database) starts it anew, after pauses that grow to five seconds. A job that throws is tried again after e^attempt
 * seconds until its attempts are used up; then it stays in the table as a dead letter.
 */
export async function runJobs(parts: Parts, jobs: Jobs, url: string): Promise<JobRunner> {
  const log = parts.log.child({ part: "jobs" });
  const work: Work = { running: new Map(), former: new Set() };
  const stopped = new AbortController();
  const taskList = tasksOf(parts, jobs, work, stopped.signal);
  const begin = () => Run.begin({ url, log, taskList, work, timetable: timetableOf(jobs) });
  let current: Run | undefined = await begin();
  parts.queue.runnerIsUp(Object.keys(jobs), slots);

  const supervise = async () => {
    let pause = firstPause;
    while (!stopped.signal.aborted) {
      const begun = performance.now();
      try {
        current ??= await begin();
        if (stopped.signal.aborted) break;
        parts.queue.runnerIsUp(Object.keys(jobs), slots);
        const reason = await current.ended;
        if (stopped.signal.aborted) break;
        log.warn({ reason }, "the job runner ended; it is started again");
      } catch (error) {
        log.warn({ err: error }, "the job runner cannot start yet");
      }
      parts.queue.runnerIsDown();
      await current?.end(endPatience);
      current = undefined;
      if (performance.now() - begun > steadyMilliseconds) pause = firstPause;
      await sleep(pause * (0.5 + Math.random() / 2), undefined, { signal: stopped.signal }).catch(() => {});
      pause = Math.min(pause * 2, longestPause);
    }
    await current?.end();
  };
  const supervision = supervise();
  return {
    stop: async () => {
      stopped.abort();
      await Promise.all([current?.end(), supervision]);
    },
    giveBack: async () => {
      const workers = [...new Set([...work.running.values(), ...work.former])];
      if (workers.length > 0) await releaseJobs(parts.db.pool, workers);
    },
  };
}

function tasksOf(parts: Parts, jobs: Jobs, work: Work, stop: AbortSignal): TaskList {
  const task =
    (name: JobName, { run, at, givesWay }: JobDefinition<JobName>): TaskList[string] =>
    async (payload, { job }) => {
      work.running.set(job.id, job.locked_by ?? "");
      parts.queue.jobBegins();
      try {
        if (givesWay) await yieldToRequests(parts.db.pool);
        const attempt = { attempt: job.attempts, maxAttempts: job.max_attempts };
        const called = { payload: payload as JobPayloads[JobName], attempt, timed: at !== undefined };
        await drainsUntil(stop, () => runJob(parts, name, run, called));
      } finally {
        parts.queue.jobEnds();
        work.running.delete(job.id);
      }
    };
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, task(name as JobName, job as JobDefinition<JobName>)]),
  );
}

interface RunOptions {
  url: string;
  log: Logger;
  taskList: TaskList;
  timetable: readonly ParsedCronItem[];
  work: Work;
}

/** One run of the queue's runner, from its connections to whatever ends it. */
class Run {
  /** Resolves with what ended it. */
  readonly ended: Promise<string>;
  readonly #runner: Runner;
  readonly #pool: pg.Pool;
  readonly #presence: pg.Client;
  readonly #looking: Promise<string>;
  readonly #closed = new AbortController();
  readonly #worker: string;
  readonly #work: Work;

  static async begin(from: RunOptions): Promise<Run> {
    const { url, log } = from;
    // A machine that lost its power says nothing: the server notices within half a minute, and so do we.
    const presence = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      application_name: "trilha jobs",
    });
    const lost = new Promise<string>((resolve) => {
      presence.on("error", (error) => resolve(`its connection broke: ${error.message}`));
      presence.on("end", () => resolve("its connection ended"));
    });
    const pool = new pg.Pool({
      connectionString: url,
      max: 6,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 30_000,
    });
    // A broken connection fails its query; without a listener it would end the process.
    pool.on("error", (error) => log.warn({ err: error }, "a connection of the jobs broke"));
    pool.on("connect", (client) => client.on("error", () => undefined));
    try {
      await presence.connect();
      await configureSession(presence, {
        timezone: "UTC",
        statement_timeout: "8s",
        tcp_keepalives_idle: "10",
        tcp_keepalives_interval: "5",
        tcp_keepalives_count: "3",
      });
      const events: WorkerEvents = new EventEmitter();
      let worker = "";
      events.on("pool:create", ({ workerPool }) => {
        worker = workerPool.id;
      });
      const drained = new Promise<string>((resolve) => {
        events.on("pool:gracefulShutdown", ({ message }) => resolve(message));
      });
      const runner = await run({
        pgPool: pool,
        concurrency: slots,
        pollInterval: 2_000,
        noHandleSignals: true,
        taskList: from.taskList,
        // Own timetable of graphile-worker is not used: see timetable.ts.
        parsedCronItems: [],
        events,
        // A stop waits for what tells the queue that a job is done; gathered in batches it would come too late.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        logger: loggerOf(log),
      });
      const over = runner.promise.then(
        () => "the queue stopped",
        (error) => `the queue failed: ${error}`,
      );
      return new Run({ ...from, presence, pool, runner, worker, ends: [lost, drained, over] });
    } catch (error) {
      close(presence, pool);
      throw error;
    }
  }

  private constructor(
    from: Omit<RunOptions, "url" | "taskList"> & {
      presence: pg.Client;
      pool: pg.Pool;
      runner: Runner;
      worker: string;
      ends: Promise<string>[];
    },
  ) {
    this.#runner = from.runner;
    this.#pool = from.pool;
    this.#presence = from.presence;
    this.#worker = from.worker;
    this.#work = from.work;
    const looking = this.#look(from).then(
      () => "it was closed",
      (error) => `a look at the queue failed: ${error}`,
    );
    this.#looking = looking;
    this.ended = Promise.race([...from.ends, looking]);
  }

  async #look({ log, timetable: entries }: Pick<RunOptions, "log" | "timetable">): Promise<void> {
    const client = this.#presence;
    const { former, running } = this.#work;
    for (const worker of [this.#worker, ...former]) await markAlive(client, worker);
    const timetable = new Timetable(client, entries);
    const lost = new LostWorkers(client);
    while (!this.#closed.signal.aborted) {
      await timetable.look();
      if (former.size > 0) {
        const files = [...former];
        await releaseJobs(client, files, running.keys());
        for (const worker of files) if (![...running.values()].includes(worker)) former.delete(worker);
      }
      const gone = await lost.look();
      const freed = gone.length > 0 ? await releaseJobs(client, gone) : 0;
      if (freed > 0) log.warn({ jobs: freed }, "jobs of a process that is gone were given back");
      await sleep(lookInterval, undefined, { signal: this.#closed.signal }).catch(() => undefined);
    }
  }

  /** Ends it and lets jobs that run finish; with a patience, leaves them to themselves after that time. */
  async end(patience = Number.POSITIVE_INFINITY): Promise<void> {
    const stopping = this.#runner.stop().catch(() => this.#runner.promise.catch(() => undefined));
    const done = new AbortController();
    const given = sleep(Math.min(patience, 2 ** 31 - 1), undefined, { signal: done.signal, ref: false });
    await Promise.race([stopping, given]);
    done.abort();
    given.catch(() => undefined);
    this.#work.former.add(this.#worker);
    this.#closed.abort();
    close(this.#presence, this.#pool);
    await this.#looking;
  }
}

function close(presence: pg.Client, pool: pg.Pool): void {
  presence.end().catch(() => undefined);
  pool.end().catch(() => undefined);
}

function loggerOf(log: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  });
}
