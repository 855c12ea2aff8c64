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
export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };
