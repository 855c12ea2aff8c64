import type { JobHandlers } from "../jobs/runner.ts";
import { awardJobs } from "./awards/index.ts";
import { campaignJobs } from "./campaigns/index.ts";
import { fileJobs } from "./files/index.ts";
import { identityJobs } from "./identity/index.ts";
import { ledgerJobs } from "./ledger/index.ts";
import { messagingJobs } from "./messaging/index.ts";
import { peopleJobs } from "./people/index.ts";
import { saleJobs } from "./sales/index.ts";

/** Every job of the product. */
export const jobs: JobHandlers = {
  ...identityJobs,
  ...fileJobs,
  ...messagingJobs,
  ...ledgerJobs,
  ...campaignJobs,
  ...saleJobs,
  ...awardJobs,
  ...peopleJobs,
};
