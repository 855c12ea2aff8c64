import { defineJobs } from "../../core/jobs/handler.ts";
import { postBatch } from "./post-awards.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Puts a long batch of awards somebody approved on the books. */
    "awards.post": { clientId: string; batchId: string };
  }
}

export const awardJobs = defineJobs({
  "awards.post": { run: postBatch },
});
