// §learning#progress-reports Reports by course of a large programme are read from sums (docs/decisions/033): half a million enrolments take
// seconds to sum, whatever index they have. A smaller one is summed as it is asked for, and shows what happened just now.
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { clientsToSum, sumEnrolments } from "./enrolment-sums.queries.ts";
import { timeZoneOf } from "./enrolments.queries.ts";
import { summedFrom } from "./rules/enrolment-sums.ts";

/**
 * Sums every large client's enrolments anew. All of them, not what changed: a learner's country, chain and day of being
 * late are in the sums too, and steps of progress, a thousand a second, have nothing to note.
 */
export const sumAll: JobHandler<"teaching.sum"> = async ({ db, clock }, { atLeast = summedFrom }) => {
  const clients = await db.read({ system: true }, (tx) => clientsToSum(tx, atLeast));
  for (const clientId of clients)
    await db.write({ clientId }, async (tx) => {
      const now = clock.now();
      await sumEnrolments(tx, { clientId, today: localDay(now, await timeZoneOf(tx, clientId)), now });
    });
};
