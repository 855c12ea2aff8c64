import { setTimeout as sleep } from "node:timers/promises";
import type { JobHandlers } from "../../core/jobs/handler.ts";
import type { Parts } from "../../parts.ts";

/** What people see change within a second: looked at more often than a timetable can say, in milliseconds. */
const ticks = [["standings.fold", 300]] as const;
/** How long a look that failed waits, so that a database that is away is not called several times a second. */
const afterFailure = 5_000;

export interface Ticker {
  /** Begins no look any more, and waits for the one at work. */
  stop(): Promise<void>;
}

/** Looks again and again in this process. Each look is a job that the timetable knows too: should this fail, it comes later. */
export function startTicker(
  parts: Parts,
  handlers: Pick<JobHandlers, (typeof ticks)[number][0]>,
  pauses: { after?: number; afterFailure?: number } = {},
): Ticker {
  const stopped = new AbortController();
  const log = parts.log.child({ part: "ticker" });
  const attempt = { attempt: 1, maxAttempts: 1 };
  const looking = ticks.map(async ([name, every]) => {
    while (!stopped.signal.aborted) {
      const begun = performance.now();
      const pause = await handlers[name](parts, {}, attempt).then(
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
