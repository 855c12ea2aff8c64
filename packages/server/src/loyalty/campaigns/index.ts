import { participantRoutes } from "./campaigns.routes.ts";
import { officeRoutes } from "./office.routes.ts";

/** Campaigns: when they run, who takes part, and what a sale is worth in them. */
export { type ActivityGround, activityGround, type PaidActivity, type Running } from "./activity-ground.ts";
export { runningCampaign, runningCampaigns } from "./campaigns.facts.queries.ts";
export type { SeenCampaign } from "./campaigns.queries.ts";
export { addToCounters, type CountedFor, lockedCounters, takeFromCounters } from "./counters.ts";
export { earnPoints } from "./earn-points.ts";
export { type CountryWindow, type EarningFacts, earningFacts, rulesByVersion } from "./earning-facts.ts";
export { listCampaigns } from "./list-campaigns.ts";
export { openForChange } from "./open-for-change.ts";
export { type PaidAward, payActivity } from "./pay-activity.ts";
export { lookerOf } from "./present-campaign.ts";
export { expiresAtFor } from "./rules/expiry.ts";
export const campaignRoutes = [...participantRoutes, ...officeRoutes];
export { campaignJobs } from "./jobs.ts";
export { shownLocale, textIn } from "./rules/text-in.ts";
export { campaignSearch } from "./search.queries.ts";
export { campaignInFocus, campaignsOfSession } from "./session-campaigns.ts";
export { verifyDays } from "./verify-days.ts";
export {
  campaignStep,
  campaignsToBegin,
  campaignsToEnd,
  campaignsUnready,
  rulesQueue,
} from "./waiting.queries.ts";
