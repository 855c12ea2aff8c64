import { defineJobs } from "../../core/jobs/handler.ts";
import { countPopularity } from "./count-popularity.ts";
import { reseal } from "./reseal.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Counts what was ordered of each reward in the last 90 days. */
    "rewards.popularity": Record<string, never>;
    /** Seals codes anew that an older key sealed. */
    "rewards.reseal": Record<string, never>;
  }
}

export const rewardJobs = defineJobs({
  "rewards.popularity": { run: countPopularity, at: "13 * * * *" },
  "rewards.reseal": { run: reseal, at: "43 3 * * *" },
});
