import { Logger, runOnce, type TaskList } from "graphile-worker";
import pg from "pg";
import { runJob } from "../src/core/jobs/catch-up.ts";
import type { JobName, JobPayloads } from "../src/core/jobs/enqueue.ts";
import type { JobDefinition } from "../src/core/jobs/handler.ts";
import type { Parts } from "../src/parts.ts";

/** Runs what is due on the app's clock, and what that queues, until nothing is left. */
export async function runDueJobs(parts: Parts, ownerUrl: string): Promise<void> {
  const { jobs } = await import("../src/jobs.ts");
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      (payload, helpers) =>
        runJob(parts, name as JobName, (job as JobDefinition<JobName>).run, {
          payload: payload as JobPayloads[JobName],
          attempt: { attempt: helpers.job.attempts, maxAttempts: helpers.job.max_attempts },
          timed: false,
        }),
    ]),
  );
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 3 });
  const log = parts.log.child({ part: "jobs" });
  pool.on("error", (error) => log.error({ err: error }, "a connection of the jobs broke"));
  pool.on("connect", (client) => void client.on("error", () => undefined));
  try {
    // The queue goes by the database's clock, the product by its own.
    const due =
      "update graphile_worker._private_jobs set run_at = now() where run_at <= $1 and run_at > now()";
    await pool.query(due, [parts.clock.now()]);
    await runOnce({
      pgPool: pool,
      taskList,
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => {
        if (level === "error") log.error(message);
        else if (level === "warning") log.warn(message);
      }),
    });
  } finally {
    await pool.end();
  }
}
