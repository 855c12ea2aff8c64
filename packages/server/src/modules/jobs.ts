import type { JobHandlers } from "../jobs/runner.ts";
import { fileJobs } from "./files/index.ts";
import { identityJobs } from "./identity/index.ts";
import { messagingJobs } from "./messaging/index.ts";
import { peopleJobs } from "./people/index.ts";

/** Every job of the product. */
export const jobs: JobHandlers = { ...identityJobs, ...fileJobs, ...messagingJobs, ...peopleJobs };
