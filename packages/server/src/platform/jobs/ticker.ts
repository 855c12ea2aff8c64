import { setTimeout as sleep } from "node:timers/promises";
import { drainsUntil } from "../../core/jobs/catch-up.ts";
import type { JobName } from "../../core/jobs/enqueue.ts";
import type { JobDefinition, Jobs } from "../../core/jobs/handler.ts";
import type { Parts } from "../../parts.ts";

/** How long a look that failed waits, so that a database that is away is not called several times a second. */
const afterFailure = 5_000;

export interface Ticker {
  /** Begins no look any more, and waits for the one at work. */
  stop(): Promise<void>;
}

/**
 * Runs what people see change within a second (`every`) again and again in this process. The timetable knows each of these
 * jobs too: should this fail, it comes later.
 */
export function startTicker(
  parts: Parts,
  jobs: Partial<Jobs>,
  pauses: { after?: number; afterFailure?: number } = {},
): Ticker {
  const stopped = new AbortController();
  const log = parts.log.child({ part: "ticker" });
  const attempt = { attempt: 1, maxAttempts: 1 };
  const looking = Object.entries(jobs).map(async ([name, job]) => {
    const { run, every } = job as JobDefinition<JobName>;
    if (every === undefined) return;
    while (!stopped.signal.aborted) {
      const begun = performance.now();
      const look = () => run(parts, {}, attempt);
      const pause = await drainsUntil(stopped.signal, async () => look()).then(
        // After a long look the pause is as long: looking never takes more than half of a processor.
        () => pauses.after ?? Math.max(every, performance.now() - begun),
        (error) => {
          log.warn({ err: error }, `${name} failed`);
          return pauses.afterFailure ?? afterFailure;
        },
      );
      await sleep(pause, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  });
  return {
    stop: async () => {
      stopped.abort();
      await Promise.all(looking);
    },
  };
}
