import { Logger as GraphileLogger, parseCronItems, type Runner, run, type TaskList } from "graphile-worker";
import type { Parts } from "../parts.ts";
import type { JobName, JobPayloads } from "./enqueue.ts";
import { giveWay } from "./give-way.ts";

/** What a job may know of its try: the last one decides what "failed for good" means. */
export interface JobTry {
  attempt: number;
  maxAttempts: number;
}

export type JobHandler<Name extends JobName> = (
  parts: Parts,
  payload: JobPayloads[Name],
  attempt: JobTry,
) => Promise<void>;
export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };

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
  ["*/5 * * * *", "scorm.sweep"],
  ["*/5 * * * *", "teaching.sum"],
  ["47 * * * *", "exports.sweep"],
  ["49 * * * *", "privacy.sweep"],
  ["17 * * * *", "content.sweep"],
  ["13 * * * *", "rewards.popularity"],
  ["33 * * * *", "learning.popularity"],
  ["43 3 * * *", "rewards.reseal"],
  ["7 * * * *", "identity.sweep"],
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

/** Costs as much as the request it follows, and is as good a little later. */
const patient: ReadonlySet<string> = new Set<JobName>(["sales.check"]);

/**
 * Runs jobs in this process. A job that throws is tried again after e^attempt seconds until its attempts are used
 * up; then it stays in the table as a dead letter. `stop` lets running jobs finish and gives the rest back.
 */
export async function runJobs(parts: Parts, handlers: JobHandlers, url: string): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      async (payload, helpers) => {
        if (patient.has(name)) await giveWay(parts.db.pool);
        await (handler as JobHandler<JobName>)(parts, payload as JobPayloads[JobName], {
          attempt: helpers.job.attempts,
          maxAttempts: helpers.job.max_attempts,
        });
      },
    ]),
  );
  const log = parts.log.child({ part: "jobs" });
  return run({
    connectionString: url,
    concurrency: 4,
    pollInterval: 2_000,
    noHandleSignals: true,
    maxPoolSize: 6,
    taskList,
    // A stop waits for what tells the queue that a job is done; gathered in batches it would come too late.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    parsedCronItems: parseCronItems(
      timetable.map(([match, task]) => ({ match, task, options: { jobKey: task } })),
    ),
    logger: new GraphileLogger(() => (level, message) => {
      if (level === "error") log.error(message);
      else if (level === "warning") log.warn(message);
      else log.debug(message);
    }),
  });
}
