import type { Parts } from "../../parts.ts";
import type { JobName, JobPayloads } from "./enqueue.ts";

/** The try a job is at: the last one decides what "failed for good" means. */
export interface JobTry {
  attempt: number;
  maxAttempts: number;
}

export type JobHandler<Name extends JobName> = (
  parts: Parts,
  payload: JobPayloads[Name],
  attempt: JobTry,
) => Promise<void> | Promise<"more" | undefined>;

export interface JobDefinition<Name extends JobName> {
  run: JobHandler<Name>;
  /** When it runs by itself: five fields of cron, in UTC, since nothing here depends on a local day. */
  at?: string;
  /** Milliseconds after which a job whose effect people see within a second runs in every process anew, besides. */
  every?: number;
  /** Cost as high as the request's it follows, and as good a little later: requests go first. */
  givesWay?: boolean;
}
export type Jobs<Names extends JobName = JobName> = { readonly [Name in Names]: JobDefinition<Name> };

/** The jobs of a room, beside which it declares their payloads. */
export const defineJobs = <Names extends JobName>(jobs: Jobs<Names>): Jobs<Names> => jobs;
