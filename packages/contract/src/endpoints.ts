import { adminEndpoints } from "./admin/endpoints.ts";
import { attemptEndpoints } from "./attempts/endpoints.ts";
import { awardEndpoints } from "./awards/endpoints.ts";
import { badgeEndpoints } from "./badges/endpoints.ts";
import { campaignEndpoints } from "./campaigns/endpoints.ts";
import { campaignOfficeEndpoints } from "./campaigns/office-endpoints.ts";
import { catalogueEndpoints } from "./catalogue/endpoints.ts";
import { networkEndpoints } from "./catalogue/network-endpoints.ts";
import { certificateEndpoints } from "./certificates/endpoints.ts";
import { clientEndpoints } from "./clients/endpoints.ts";
import { contentEndpoints } from "./content/endpoints.ts";
import { courseEndpoints } from "./courses/endpoints.ts";
import { drillEndpoints } from "./drills/endpoints.ts";
import { entranceEndpoints } from "./entrances/endpoints.ts";
import { exportEndpoints } from "./exports/endpoints.ts";
import { figureEndpoints } from "./figures/endpoints.ts";
import { fileEndpoints } from "./files/endpoints.ts";
import { gameEndpoints } from "./games/endpoints.ts";
import { groupEndpoints } from "./groups/endpoints.ts";
import { homeEndpoints } from "./home/endpoints.ts";
import { identityEndpoints } from "./identity/endpoints.ts";
import { factorEndpoints } from "./identity/factor-endpoints.ts";
import type { EndpointSpec } from "./kernel/endpoint.ts";
import { learningEndpoints } from "./learning/endpoints.ts";
import { levelEndpoints } from "./levels/endpoints.ts";
import { messagingEndpoints } from "./messaging/endpoints.ts";
import { orderEndpoints } from "./orders/endpoints.ts";
import { partnerEndpoints } from "./partners/endpoints.ts";
import { consentEndpoints } from "./people/consents.ts";
import { peopleEndpoints } from "./people/endpoints.ts";
import { portfolioEndpoints } from "./portfolio/endpoints.ts";
import { privacyEndpoints } from "./privacy/endpoints.ts";
import { questionEndpoints } from "./questions/endpoints.ts";
import { standingEndpoints } from "./ranking/endpoints.ts";
import { recoveryEndpoints } from "./recovery/endpoints.ts";
import { registrationEndpoints } from "./registration/endpoints.ts";
import { resultEndpoints } from "./results/endpoints.ts";
import { rewardEndpoints } from "./rewards/endpoints.ts";
import { auditEndpoints } from "./sales/audit-endpoints.ts";
import { saleEndpoints } from "./sales/endpoints.ts";
import { photoEndpoints } from "./sales/photo-endpoints.ts";
import { scormEndpoints } from "./scorm/endpoints.ts";
import { sessionEndpoints } from "./session/endpoints.ts";
import { supportEndpoints } from "./support/endpoints.ts";
import { teachingEndpoints } from "./teaching/endpoints.ts";
import { trainingEndpoints } from "./trainings/endpoints.ts";

/** Every endpoint of the product. The server refuses to start when one of them has no route, or a route is not here. */
export const endpoints: readonly EndpointSpec[] = [
  ...identityEndpoints,
  ...factorEndpoints,
  ...clientEndpoints,
  ...fileEndpoints,
  ...messagingEndpoints,
  ...recoveryEndpoints,
  ...entranceEndpoints,
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
  ...certificateEndpoints,
  ...badgeEndpoints,
  ...sessionEndpoints,
  ...peopleEndpoints,
  ...registrationEndpoints,
  ...consentEndpoints,
  ...supportEndpoints,
  ...homeEndpoints,
  ...portfolioEndpoints,
  ...privacyEndpoints,
  ...exportEndpoints,
  ...adminEndpoints,
];
