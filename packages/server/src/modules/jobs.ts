import type { JobHandlers } from "../jobs/runner.ts";
import { attemptJobs } from "./attempts/index.ts";
import { awardJobs } from "./awards/index.ts";
import { badgeJobs } from "./badges/index.ts";
import { campaignJobs } from "./campaigns/index.ts";
import { certificateJobs } from "./certificates/index.ts";
import { contentJobs } from "./content/index.ts";
import { courseJobs } from "./courses/index.ts";
import { drillJobs } from "./drills/index.ts";
import { entranceJobs } from "./entrances/index.ts";
import { exportJobs } from "./exports/index.ts";
import { figureJobs } from "./figures/index.ts";
import { fileJobs } from "./files/index.ts";
import { gameJobs } from "./games/index.ts";
import { groupJobs } from "./groups/index.ts";
import { identityJobs } from "./identity/index.ts";
import { learningJobs } from "./learning/index.ts";
import { ledgerJobs } from "./ledger/index.ts";
import { levelJobs } from "./levels/index.ts";
import { messagingJobs } from "./messaging/index.ts";
import { orderJobs } from "./orders/index.ts";
import { partnerJobs } from "./partners/index.ts";
import { peopleJobs } from "./people/index.ts";
import { privacyJobs } from "./privacy/index.ts";
import { questionJobs } from "./questions/index.ts";
import { recoveryJobs } from "./recovery/index.ts";
import { registrationJobs } from "./registration/index.ts";
import { resultJobs } from "./results/index.ts";
import { rewardJobs } from "./rewards/index.ts";
import { saleJobs } from "./sales/index.ts";
import { scormJobs } from "./scorm/index.ts";
import { standingJobs } from "./standings/index.ts";
import { teachingJobs } from "./teaching/index.ts";
import { trainingJobs } from "./trainings/index.ts";

/** Every job of the product. */
export const jobs: JobHandlers = {
  ...identityJobs,
  ...fileJobs,
  ...messagingJobs,
  ...recoveryJobs,
  ...entranceJobs,
  ...partnerJobs,
  ...ledgerJobs,
  ...campaignJobs,
  ...saleJobs,
  ...awardJobs,
  ...standingJobs,
  ...levelJobs,
  ...groupJobs,
  ...trainingJobs,
  ...rewardJobs,
  ...orderJobs,
  ...figureJobs,
  ...contentJobs,
  ...questionJobs,
  ...learningJobs,
  ...scormJobs,
  ...attemptJobs,
  ...gameJobs,
  ...courseJobs,
  ...teachingJobs,
  ...resultJobs,
  ...drillJobs,
  ...certificateJobs,
  ...badgeJobs,
  ...peopleJobs,
  ...registrationJobs,
  ...privacyJobs,
  ...exportJobs,
};
