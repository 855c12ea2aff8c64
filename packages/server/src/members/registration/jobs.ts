import { defineJobs } from "../../core/jobs/handler.ts";
import { answerRegistration } from "./answer-registration.ts";
import { sweep } from "./sweep.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Answers a registration by mail. */
    "registration.answer": { registrationId: string };
    /** Forgets registrations nobody confirmed. */
    "registration.sweep": Record<string, never>;
  }
}

export const registrationJobs = defineJobs({
  "registration.answer": { run: answerRegistration },
  "registration.sweep": { run: sweep, at: "19 * * * *" },
});
