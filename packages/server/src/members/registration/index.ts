import type { JobHandlers } from "../../core/jobs/handler.ts";
import { answerRegistration } from "./answer-registration.ts";
import { sweep } from "./sweep.ts";

/** People who register themselves, and staff who let them in. */
export { registrationRoutes } from "./registration.routes.ts";
export const registrationJobs: Pick<JobHandlers, "registration.answer" | "registration.sweep"> = {
  "registration.answer": answerRegistration,
  "registration.sweep": sweep,
};
