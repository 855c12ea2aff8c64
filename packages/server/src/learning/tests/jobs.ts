import { defineJobs } from "../../core/jobs/handler.ts";
import { expireAttempts } from "./expire.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Hands in attempts at tests whose time is over. */
    "attempts.expire": Record<string, never>;
  }
}

export const attemptJobs = defineJobs({
  "attempts.expire": { run: expireAttempts, at: "* * * * *" },
});
