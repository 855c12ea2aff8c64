import { identityRoutes } from "./accounts/identity/index.ts";
import { type SessionFacts, sessionRoutes } from "./accounts/profile/index.ts";
import { recoveryRoutes } from "./accounts/recovery/index.ts";
import { signInMethodRoutes } from "./accounts/sign-in-methods/index.ts";
import { catalogueRoutes } from "./catalog/products/index.ts";
import { messagingRoutes } from "./communication/messages/index.ts";
import { portfolioRoutes } from "./content/portfolio/index.ts";
import { supportRoutes } from "./content/support/index.ts";
import { fileRoutes } from "./core/files/index.ts";
import type { Route } from "./core/use-case.ts";
import { homeRoutes } from "./home/home/index.ts";
import { officeRoutes } from "./home/office/index.ts";
import { auditTrailRoutes } from "./insight/audit-trail/index.ts";
import { errorReportRoutes } from "./insight/error-reports/index.ts";
import { exportRoutes } from "./insight/exports/index.ts";
import { reportRoutes } from "./insight/reports/index.ts";
import { courseRoutes } from "./learning/authoring/index.ts";
import { badgeRoutes } from "./learning/badges/index.ts";
import { certificateRoutes } from "./learning/certificates/index.ts";
import { type ContentRoute, contentRoutes } from "./learning/content/index.ts";
import { learningRoutes } from "./learning/delivery/index.ts";
import { enrolmentRoutes } from "./learning/enrolments/index.ts";
import { gameRoutes } from "./learning/games/index.ts";
import { resultRoutes } from "./learning/grading/index.ts";
import { liveSessionRoutes } from "./learning/live-sessions/index.ts";
import { drillRoutes, drillsOfSession } from "./learning/practice/index.ts";
import { questionRoutes } from "./learning/questions/index.ts";
import { scormHostRoutes, scormRoutes } from "./learning/scorm/index.ts";
import { attemptRoutes } from "./learning/tests/index.ts";
import { adjustmentRoutes } from "./loyalty/adjustments/index.ts";
import { campaignRoutes, campaignsOfSession } from "./loyalty/campaigns/index.ts";
import { auditRoutes, photoRoutes, saleRoutes } from "./loyalty/claims/index.ts";
import { standingRoutes } from "./loyalty/leaderboards/index.ts";
import { orderRoutes } from "./loyalty/orders/index.ts";
import { rewardRoutes } from "./loyalty/rewards/index.ts";
import { levelRoutes } from "./loyalty/tiers/index.ts";
import { groupRoutes } from "./members/groups/index.ts";
import { peopleRoutes } from "./members/people/index.ts";
import { registrationRoutes } from "./members/registration/index.ts";
import { trainingRoutes } from "./members/requirements/index.ts";
import { savedViewRoutes } from "./members/saved-views/index.ts";
import { segmentRoutes } from "./members/segments/index.ts";
import { partnerRoutes } from "./partners/api-keys/index.ts";
import { privacyRoutes } from "./privacy/own-data/index.ts";
import { clientRoutes } from "./tenants/clients/index.ts";

const sessionFacts: SessionFacts = { campaigns: campaignsOfSession, drills: drillsOfSession };

/** Every route of the product, in the order the modules may know each other. */
export const routes: readonly Route[] = [
  ...identityRoutes,
  ...clientRoutes,
  ...fileRoutes,
  ...messagingRoutes,
  ...recoveryRoutes,
  ...signInMethodRoutes,
  ...partnerRoutes,
  ...catalogueRoutes,
  ...campaignRoutes,
  ...saleRoutes,
  ...photoRoutes,
  ...auditRoutes,
  ...adjustmentRoutes,
  ...standingRoutes,
  ...levelRoutes,
  ...groupRoutes,
  ...trainingRoutes,
  ...rewardRoutes,
  ...orderRoutes,
  ...reportRoutes,
  ...contentRoutes,
  ...questionRoutes,
  ...learningRoutes,
  ...scormRoutes,
  ...attemptRoutes,
  ...gameRoutes,
  ...courseRoutes,
  ...enrolmentRoutes,
  ...resultRoutes,
  ...drillRoutes,
  ...certificateRoutes,
  ...badgeRoutes,
  ...liveSessionRoutes,
  ...sessionRoutes(sessionFacts),
  ...peopleRoutes,
  ...registrationRoutes,
  ...savedViewRoutes,
  ...segmentRoutes,
  ...supportRoutes,
  ...homeRoutes(sessionFacts),
  ...officeRoutes,
  ...portfolioRoutes,
  ...privacyRoutes,
  ...exportRoutes,
  ...auditTrailRoutes,
  ...errorReportRoutes,
];

/** Routes on the content origin, beside the files of packages. */
export const contentHostRoutes: readonly ContentRoute[] = [...scormHostRoutes];
