import type { JobHandlers } from "../jobs/runner.ts";
import { awardJobs } from "./awards/index.ts";
import { campaignJobs } from "./campaigns/index.ts";
import { exportJobs } from "./exports/index.ts";
import { figureJobs } from "./figures/index.ts";
import { fileJobs } from "./files/index.ts";
import { identityJobs } from "./identity/index.ts";
import { ledgerJobs } from "./ledger/index.ts";
import { levelJobs } from "./levels/index.ts";
import { messagingJobs } from "./messaging/index.ts";
import { orderJobs } from "./orders/index.ts";
import { peopleJobs } from "./people/index.ts";
import { rewardJobs } from "./rewards/index.ts";
import { saleJobs } from "./sales/index.ts";
import { standingJobs } from "./standings/index.ts";
import { trainingJobs } from "./trainings/index.ts";

/** Every job of the product. */
export const jobs: JobHandlers = {
  ...identityJobs,
  ...fileJobs,
  ...messagingJobs,
  ...ledgerJobs,
  ...campaignJobs,
  ...saleJobs,
  ...awardJobs,
  ...standingJobs,
  ...levelJobs,
  ...trainingJobs,
  ...rewardJobs,
  ...orderJobs,
  ...figureJobs,
  ...peopleJobs,
  ...exportJobs,
};
