import { defineJobs } from "../../core/jobs/handler.ts";
import { fallBack } from "./fall-back.ts";
import { weighPeople } from "./weigh-people.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Opens, or lets lapse, the level reviews of people whose experience in a campaign changed; at most 500. */
    "levels.weigh": { clientId: string; campaignId: string; userIds: string[] };
    /** Lets levels that were not kept fall as campaigns begin, and weighs whoever was missed. */
    "levels.fall": Record<string, never>;
  }
}

export const levelJobs = defineJobs({
  "levels.weigh": { run: weighPeople },
  "levels.fall": { run: fallBack, at: "* * * * *" },
});
