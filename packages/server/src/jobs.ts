import { identityJobs } from "./accounts/identity/index.ts";
import { recoveryJobs } from "./accounts/recovery/index.ts";
import { signInMethodJobs } from "./accounts/sign-in-methods/index.ts";
import { messagingJobs } from "./communication/messages/index.ts";
import { fileJobs } from "./core/files/index.ts";
import type { Jobs } from "./core/jobs/handler.ts";
import { exportJobs } from "./insight/exports/index.ts";
import { figureJobs } from "./insight/reports/index.ts";
import { courseJobs } from "./learning/authoring/index.ts";
import { badgeJobs } from "./learning/badges/index.ts";
import { certificateJobs } from "./learning/certificates/index.ts";
import { contentJobs } from "./learning/content/index.ts";
import { learningJobs } from "./learning/delivery/index.ts";
import { teachingJobs } from "./learning/enrolments/index.ts";
import { resultJobs } from "./learning/grading/index.ts";
import { liveSessionJobs } from "./learning/live-sessions/index.ts";
import { scormJobs } from "./learning/scorm/index.ts";
import { attemptJobs } from "./learning/tests/index.ts";
import { awardJobs } from "./loyalty/adjustments/index.ts";
import { campaignJobs } from "./loyalty/campaigns/index.ts";
import { saleJobs } from "./loyalty/claims/index.ts";
import { standingJobs } from "./loyalty/leaderboards/index.ts";
import { ledgerJobs } from "./loyalty/ledger/index.ts";
import { orderJobs } from "./loyalty/orders/index.ts";
import { rewardJobs } from "./loyalty/rewards/index.ts";
import { levelJobs } from "./loyalty/tiers/index.ts";
import { peopleJobs } from "./members/people/index.ts";
import { registrationJobs } from "./members/registration/index.ts";
import { partnerJobs } from "./partners/api-keys/index.ts";
import { privacyJobs } from "./privacy/own-data/index.ts";

/** Every job of the product. */
export const jobs: Jobs = {
  ...identityJobs,
  ...fileJobs,
  ...messagingJobs,
  ...recoveryJobs,
  ...signInMethodJobs,
  ...partnerJobs,
  ...ledgerJobs,
  ...campaignJobs,
  ...saleJobs,
  ...awardJobs,
  ...standingJobs,
  ...levelJobs,
  ...rewardJobs,
  ...orderJobs,
  ...figureJobs,
  ...contentJobs,
  ...learningJobs,
  ...scormJobs,
  ...attemptJobs,
  ...courseJobs,
  ...teachingJobs,
  ...resultJobs,
  ...certificateJobs,
  ...badgeJobs,
  ...liveSessionJobs,
  ...peopleJobs,
  ...registrationJobs,
  ...privacyJobs,
  ...exportJobs,
};
