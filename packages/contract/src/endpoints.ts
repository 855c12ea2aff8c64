import { identityEndpoints } from "./accounts/identity/endpoints.ts";
import { factorEndpoints } from "./accounts/identity/factor-endpoints.ts";
import { sessionEndpoints } from "./accounts/profile/endpoints.ts";
import { recoveryEndpoints } from "./accounts/recovery/endpoints.ts";
import { signInMethodEndpoints } from "./accounts/sign-in-methods/endpoints.ts";
import { catalogueEndpoints } from "./catalog/products/endpoints.ts";
import { networkEndpoints } from "./catalog/products/network-endpoints.ts";
import { messagingEndpoints } from "./communication/messages/endpoints.ts";
import { jobEndpoints } from "./communication/messages/job-endpoints.ts";
import { portfolioEndpoints } from "./content/portfolio/endpoints.ts";
import { supportEndpoints } from "./content/support/endpoints.ts";
import type { EndpointSpec } from "./core/endpoint.ts";
import { exportEndpoints } from "./core/exports/endpoints.ts";
import { fileEndpoints } from "./core/files/endpoints.ts";
import { viewEndpoints } from "./core/lists/endpoints.ts";
import { homeEndpoints } from "./home/home/endpoints.ts";
import { officeEndpoints } from "./home/office/endpoints.ts";
import { auditTrailEndpoints } from "./insight/audit-trail/endpoints.ts";
import { errorReportEndpoints } from "./insight/error-reports/endpoints.ts";
import { figureEndpoints } from "./insight/reports/endpoints.ts";
import { courseEndpoints } from "./learning/authoring/endpoints.ts";
import { badgeEndpoints } from "./learning/badges/endpoints.ts";
import { certificateEndpoints } from "./learning/certificates/endpoints.ts";
import { contentEndpoints } from "./learning/content/endpoints.ts";
import { learningEndpoints } from "./learning/delivery/endpoints.ts";
import { teachingEndpoints } from "./learning/enrolments/endpoints.ts";
import { gameEndpoints } from "./learning/games/endpoints.ts";
import { resultEndpoints } from "./learning/grading/endpoints.ts";
import { liveSessionEndpoints } from "./learning/live-sessions/endpoints.ts";
import { drillEndpoints } from "./learning/practice/endpoints.ts";
import { questionEndpoints } from "./learning/questions/endpoints.ts";
import { scormEndpoints } from "./learning/scorm/endpoints.ts";
import { attemptEndpoints } from "./learning/tests/endpoints.ts";
import { awardEndpoints } from "./loyalty/adjustments/endpoints.ts";
import { campaignEndpoints } from "./loyalty/campaigns/endpoints.ts";
import { campaignOfficeEndpoints } from "./loyalty/campaigns/office-endpoints.ts";
import { auditEndpoints } from "./loyalty/claims/audit-endpoints.ts";
import { saleEndpoints } from "./loyalty/claims/endpoints.ts";
import { photoEndpoints } from "./loyalty/claims/photo-endpoints.ts";
import { standingEndpoints } from "./loyalty/leaderboards/endpoints.ts";
import { orderEndpoints } from "./loyalty/orders/endpoints.ts";
import { rewardEndpoints } from "./loyalty/rewards/endpoints.ts";
import { levelEndpoints } from "./loyalty/tiers/endpoints.ts";
import { groupEndpoints } from "./members/groups/endpoints.ts";
import { consentEndpoints } from "./members/people/consents.ts";
import { peopleEndpoints } from "./members/people/endpoints.ts";
import { registrationEndpoints } from "./members/registration/endpoints.ts";
import { trainingEndpoints } from "./members/requirements/endpoints.ts";
import { segmentEndpoints } from "./members/segments/endpoints.ts";
import { partnerEndpoints } from "./partners/api-keys/endpoints.ts";
import { privacyEndpoints } from "./privacy/own-data/endpoints.ts";
import { clientEndpoints } from "./tenants/clients/endpoints.ts";

/** Every endpoint of the product. The server refuses to start when one of them has no route, or a route is not here. */
export const endpoints: readonly EndpointSpec[] = [
  ...identityEndpoints,
  ...factorEndpoints,
  ...clientEndpoints,
  ...fileEndpoints,
  ...messagingEndpoints,
  ...recoveryEndpoints,
  ...signInMethodEndpoints,
  ...partnerEndpoints,
  ...catalogueEndpoints,
  ...networkEndpoints,
  ...campaignEndpoints,
  ...campaignOfficeEndpoints,
  ...saleEndpoints,
  ...photoEndpoints,
  ...auditEndpoints,
  ...awardEndpoints,
  ...standingEndpoints,
  ...levelEndpoints,
  ...groupEndpoints,
  ...segmentEndpoints,
  ...trainingEndpoints,
  ...rewardEndpoints,
  ...orderEndpoints,
  ...figureEndpoints,
  ...contentEndpoints,
  ...questionEndpoints,
  ...learningEndpoints,
  ...scormEndpoints,
  ...attemptEndpoints,
  ...gameEndpoints,
  ...courseEndpoints,
  ...teachingEndpoints,
  ...resultEndpoints,
  ...drillEndpoints,
  ...liveSessionEndpoints,
  ...certificateEndpoints,
  ...badgeEndpoints,
  ...sessionEndpoints,
  ...peopleEndpoints,
  ...registrationEndpoints,
  ...consentEndpoints,
  ...supportEndpoints,
  ...homeEndpoints,
  ...officeEndpoints,
  ...portfolioEndpoints,
  ...privacyEndpoints,
  ...exportEndpoints,
  ...viewEndpoints,
  ...jobEndpoints,
  ...auditTrailEndpoints,
  ...errorReportEndpoints,
];
