import type { RateClass } from "@trilha/contract/core/endpoint.ts";
import type pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";

/** Calls per minute. Reads, writes, progress and uploads count per person, sign-in, codes, checks and partners per address. */
export const callsPerMinute: Readonly<Record<RateClass, number>> = {
  read: 600,
  write: 120,
  progress: 240,
  upload: 240,
  partner: 600,
  sign_in: 30,
  code: 10,
  check: 60,
  report: 20,
};

/** The longest delay or rest, in seconds. */
const longest = 15 * 60;
/** How long a failure is remembered, in seconds. */
const failureMemory = 24 * 60 * 60;

/** Rate limits. `seconds` is how long to wait; undefined lets through. */
export interface Limits {
  take(rate: RateClass, who: string): Promise<number | undefined>;
  /** Counts a failure; answers how many there were since they were forgotten, at the latest a day ago. */
  countFailure(key: string): Promise<number>;
  failures(key: string): Promise<number>;
  /** Forgets the failures of a key and its delay. */
  forgetFailures(key: string): Promise<void>;
  /** Makes the next try of a key wait so many seconds. */
  delay(key: string, seconds: number): Promise<void>;
  /** Seconds the next try of a key has to wait; undefined: none. */
  delayLeft(key: string): Promise<number | undefined>;
  /** Takes the one turn of some seconds; how long to wait for the next where it was taken. */
  rest(what: string, seconds: number): Promise<number | undefined>;
}

/**
 * Limits. Those that guard accounts live in the database and hold for all processes; the rest are a flood guard
 * per process. `factor` multiplies the per-minute numbers (load tests and classrooms behind one address).
 */
export function createLimits(pool: pg.Pool, factor: number): Limits {
  const shared = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  const local = (keyPrefix: string, points: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration: 60 });
  const perMinute = (rate: RateClass) => Math.ceil(callsPerMinute[rate] * factor);
  const limiters: Record<RateClass, RateLimiterAbstract> = {
    read: local("read", perMinute("read")),
    write: local("write", perMinute("write")),
    progress: local("progress", perMinute("progress")),
    upload: local("upload", perMinute("upload")),
    report: local("report", perMinute("report")),
    partner: shared("partner", perMinute("partner"), 60),
    sign_in: shared("sign_in", perMinute("sign_in"), 60),
    code: shared("code", perMinute("code"), 60),
    check: shared("check", perMinute("check"), 60),
  };
  const failures = shared("failures", 1_000, failureMemory);
  const waits = shared("waits", 1, longest);
  const turns = shared("turn", 1, longest);

  return {
    async take(rate, who) {
      try {
        await limiters[rate].consume(who);
        return undefined;
      } catch (verdict) {
        if (verdict instanceof RateLimiterRes) return Math.max(1, Math.ceil(verdict.msBeforeNext / 1000));
        throw verdict;
      }
    },
    async countFailure(key) {
      return (await failures.penalty(key)).consumedPoints;
    },
    async failures(key) {
      return (await failures.get(key))?.consumedPoints ?? 0;
    },
    async forgetFailures(key) {
      await failures.delete(key);
      await waits.delete(key);
    },
    async delay(key, seconds) {
      await waits.set(key, 1, seconds);
    },
    async delayLeft(key) {
      const waiting = await waits.get(key);
      return waiting && waiting.msBeforeNext > 0 ? Math.ceil(waiting.msBeforeNext / 1000) : undefined;
    },
    async rest(what, seconds) {
      try {
        await turns.consume(what, 1, { customDuration: seconds });
        return undefined;
      } catch (verdict) {
        if (verdict instanceof RateLimiterRes) return Math.max(1, Math.ceil(verdict.msBeforeNext / 1000));
        throw verdict;
      }
    },
  };
}
