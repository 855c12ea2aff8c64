import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { clientsToSum, sumEnrolments } from "./enrolment-sums.queries.ts";
import { timeZoneOf } from "./enrolments.queries.ts";
import { summedFrom } from "./rules/enrolment-sums.ts";
import { runEnrolling } from "./run-enrolling.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Takes everybody who meets a run's conditions into a course. */
    "teaching.enrol": { clientId: string; runId: string };
    /** Sums the enrolments of clients with many, or with at least so many, for reports. */
    "teaching.sum": { atLeast?: number };
  }
}

/**
 * Sums every large client's enrolments anew. All of them, not what changed: a learner's country, chain and day of being
 * late are in the sums too, and steps of progress, a thousand a second, have nothing to note.
 */
const sumAll: JobHandler<"teaching.sum"> = async ({ db, clock }, { atLeast = summedFrom }) => {
  const clients = await db.read({ system: true }, (tx) => clientsToSum(tx, atLeast));
  for (const clientId of clients)
    await db.write({ clientId }, async (tx) => {
      const now = clock.now();
      await sumEnrolments(tx, { clientId, today: localDay(now, await timeZoneOf(tx, clientId)), now });
    });
};

export const teachingJobs = defineJobs({
  "teaching.enrol": { run: runEnrolling },
  "teaching.sum": { run: sumAll, at: "*/5 * * * *" },
});
