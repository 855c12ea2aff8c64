import { defineJobs } from "../../core/jobs/handler.ts";
import { beginAndEndCampaigns } from "./begin-and-end.ts";
import { countDays } from "./count-days.ts";
import { remind } from "./remind.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Turns campaigns whose time has come, and ends the points of people whose time is over. */
    "campaigns.begin_and_end": Record<string, never>;
    /** Reminds people of points that will go. */
    "campaigns.remind": Record<string, never>;
    /** Counts points given and taken back into the days of their campaigns. */
    "campaigns.count_days": Record<string, never>;
  }
}

export const campaignJobs = defineJobs({
  "campaigns.begin_and_end": { run: beginAndEndCampaigns, at: "* * * * *" },
  "campaigns.remind": { run: remind, at: "23 * * * *" },
  "campaigns.count_days": { run: countDays, at: "* * * * *" },
});
