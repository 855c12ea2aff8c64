import type { RateClass } from "@trilha/contract/core/endpoint.ts";
import type pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";

/** Calls per minute. Reads, writes, progress and uploads count per person, sign-in, codes and partners per address. */
export const callsPerMinute: Readonly<Record<RateClass, number>> = {
  read: 600,
  write: 120,
  progress: 240,
  upload: 240,
  partner: 600,
  sign_in: 30,
  code: 10,
};

/** Failed sign-ins for one account from one address before waiting starts, and the longest wait. */
const freeFailures = 5;
const longestWaitSeconds = 15 * 60;

/** Who may call how often. `seconds` is how long to wait; undefined lets through. */
export interface Limits {
  take(rate: RateClass, who: string): Promise<number | undefined>;
  /**
   * Growing delay per account and origin (1, 2, 4 … seconds after five failures). The origin is the caller's address,
   * or their device where the account knows it: a stranger locks nobody out, elsewhere or behind the same address.
   */
  signInWait(account: string, origin: string): Promise<number | undefined>;
  /** Counts a failure; answers how many there were since the last success. */
  signInFailed(account: string, origin: string): Promise<number>;
  /** Failures since the last success. */
  signInFailures(account: string, origin: string): Promise<number>;
  signInSucceeded(account: string, origin: string): Promise<void>;
  /** Takes the one turn of some seconds; how long to wait for the next where it was taken. */
  rest(what: string, seconds: number): Promise<number | undefined>;
}

/**
 * Limits. Those that guard accounts live in the database and hold for all processes; the rest are a flood gate
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
  const gates: Record<RateClass, RateLimiterAbstract> = {
    read: local("read", perMinute("read")),
    write: local("write", perMinute("write")),
    progress: local("progress", perMinute("progress")),
    upload: local("upload", perMinute("upload")),
    partner: shared("partner", perMinute("partner"), 60),
    sign_in: shared("sign_in", perMinute("sign_in"), 60),
    code: shared("code", perMinute("code"), 60),
  };
  const failures = shared("failures", 1_000, 24 * 60 * 60);
  const waits = shared("waits", 1, longestWaitSeconds);
  const turns = shared("turn", 1, longestWaitSeconds);
  const key = (account: string, origin: string) => `${account.toLowerCase().slice(0, 128)}|${origin}`;

  return {
    async take(rate, who) {
      try {
        await gates[rate].consume(who);
        return undefined;
      } catch (verdict) {
        if (verdict instanceof RateLimiterRes) return Math.max(1, Math.ceil(verdict.msBeforeNext / 1000));
        throw verdict;
      }
    },
    async signInWait(account, origin) {
      const waiting = await waits.get(key(account, origin));
      return waiting && waiting.msBeforeNext > 0 ? Math.ceil(waiting.msBeforeNext / 1000) : undefined;
    },
    async signInFailed(account, origin) {
      const { consumedPoints } = await failures.penalty(key(account, origin));
      const over = consumedPoints - freeFailures;
      if (over >= 0) await waits.set(key(account, origin), 1, Math.min(2 ** over, longestWaitSeconds));
      return consumedPoints;
    },
    async signInFailures(account, origin) {
      return (await failures.get(key(account, origin)))?.consumedPoints ?? 0;
    },
    async signInSucceeded(account, origin) {
      await failures.delete(key(account, origin));
      await waits.delete(key(account, origin));
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
