import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { answerRegistration } from "./answer-registration.ts";
import { forgetUnconfirmed } from "./registration.queries.ts";
import { linkLifeMs } from "./registration-secrets.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Answers a registration by mail. */
    "registration.answer": { registrationId: string };
    /** Forgets registrations nobody confirmed. */
    "registration.sweep": Record<string, never>;
  }
}

const batch = 1_000;

/** Forgets registrations whose link is over; nobody confirmed that they are theirs. */
export const sweep: JobHandler<"registration.sweep"> = async (parts) => {
  const before = new Date(parts.clock.now().getTime() - linkLifeMs);
  return drainInBatches(timeBox(), async () => {
    const gone = await parts.db.write({ system: true }, (tx) => forgetUnconfirmed(tx, before, batch));
    return gone === batch;
  });
};

export const registrationJobs = defineJobs({
  "registration.answer": { run: answerRegistration },
  "registration.sweep": { run: sweep, at: "19 * * * *" },
});
