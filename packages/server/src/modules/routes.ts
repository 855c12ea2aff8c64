import type { Route } from "../http/bind.ts";
import { adminRoutes } from "./admin/index.ts";
import { attemptRoutes } from "./attempts/index.ts";
import { awardRoutes } from "./awards/index.ts";
import { badgeRoutes } from "./badges/index.ts";
import { campaignRoutes } from "./campaigns/index.ts";
import { catalogueRoutes } from "./catalogue/index.ts";
import { certificateRoutes } from "./certificates/index.ts";
import { clientRoutes } from "./clients/index.ts";
import { type ContentRoute, contentRoutes } from "./content/index.ts";
import { courseRoutes } from "./courses/index.ts";
import { drillRoutes } from "./drills/index.ts";
import { entranceRoutes } from "./entrances/index.ts";
import { exportRoutes } from "./exports/index.ts";
import { figureRoutes } from "./figures/index.ts";
import { fileRoutes } from "./files/index.ts";
import { gameRoutes } from "./games/index.ts";
import { groupRoutes } from "./groups/index.ts";
import { homeRoutes } from "./home/index.ts";
import { identityRoutes } from "./identity/index.ts";
import { learningRoutes } from "./learning/index.ts";
import { levelRoutes } from "./levels/index.ts";
import { messagingRoutes } from "./messaging/index.ts";
import { orderRoutes } from "./orders/index.ts";
import { partnerRoutes } from "./partners/index.ts";
import { peopleRoutes } from "./people/index.ts";
import { portfolioRoutes } from "./portfolio/index.ts";
import { privacyRoutes } from "./privacy/index.ts";
import { questionRoutes } from "./questions/index.ts";
import { recoveryRoutes } from "./recovery/index.ts";
import { registrationRoutes } from "./registration/index.ts";
import { resultRoutes } from "./results/index.ts";
import { rewardRoutes } from "./rewards/index.ts";
import { auditRoutes, photoRoutes, saleRoutes } from "./sales/index.ts";
import { scormHostRoutes, scormRoutes } from "./scorm/index.ts";
import { sessionRoutes } from "./session/index.ts";
import { standingRoutes } from "./standings/index.ts";
import { supportRoutes } from "./support/index.ts";
import { teachingRoutes } from "./teaching/index.ts";
import { trainingRoutes } from "./trainings/index.ts";

/** Every route of the product, in the order the modules may know each other. */
export const routes: readonly Route[] = [
  ...identityRoutes,
  ...clientRoutes,
  ...fileRoutes,
  ...messagingRoutes,
  ...recoveryRoutes,
  ...entranceRoutes,
  ...partnerRoutes,
  ...catalogueRoutes,
  ...campaignRoutes,
  ...saleRoutes,
  ...photoRoutes,
  ...auditRoutes,
  ...awardRoutes,
  ...standingRoutes,
  ...levelRoutes,
  ...groupRoutes,
  ...trainingRoutes,
  ...rewardRoutes,
  ...orderRoutes,
  ...figureRoutes,
  ...contentRoutes,
  ...questionRoutes,
  ...learningRoutes,
  ...scormRoutes,
  ...attemptRoutes,
  ...gameRoutes,
  ...courseRoutes,
  ...teachingRoutes,
  ...resultRoutes,
  ...drillRoutes,
  ...certificateRoutes,
  ...badgeRoutes,
  ...sessionRoutes,
  ...peopleRoutes,
  ...registrationRoutes,
  ...supportRoutes,
  ...homeRoutes,
  ...portfolioRoutes,
  ...privacyRoutes,
  ...exportRoutes,
  ...adminRoutes,
];

/** What modules answer on the content origin, beside the files of packages. */
export const contentHostRoutes: readonly ContentRoute[] = [...scormHostRoutes];
