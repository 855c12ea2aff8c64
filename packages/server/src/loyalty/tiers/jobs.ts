import { defineJobs } from "../../core/jobs/handler.ts";
import { evaluateLevels } from "./evaluate-levels.ts";
import { fallBack } from "./fall-back.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Opens, or lets lapse, the level reviews of people whose experience in a campaign changed; at most 500. */
    "levels.evaluate": { clientId: string; campaignId: string; userIds: string[] };
    /** Lets levels that were not kept fall as campaigns begin, and weighs whoever was missed. */
    "levels.fall": Record<string, never>;
  }
}

export const levelJobs = defineJobs({
  "levels.evaluate": { run: evaluateLevels },
  "levels.fall": { run: fallBack, at: "* * * * *" },
});
