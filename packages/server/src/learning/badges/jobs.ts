import { defineJobs } from "../../core/jobs/handler.ts";
import { awardBadges, sweepBadges } from "./award-badges.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Gives badges to those of these people who have come to meet their rules; without any, to everybody of a client. */
    "badges.award": { clientId: string; userIds: string[] | null };
    /** Looks for whoever met a badge's rule without anything saying so, such as by the days. */
    "badges.sweep": Record<string, never>;
  }
}

export const badgeJobs = defineJobs({
  "badges.award": { run: awardBadges },
  "badges.sweep": { run: sweepBadges, at: "*/10 * * * *" },
});
