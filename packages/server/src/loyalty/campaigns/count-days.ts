import { BatchSize } from "../../core/jobs/batch-size.ts";
import { drainInTurn, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Database, Tx } from "../../db/database.ts";
import {
  addDays,
  type CountedDay,
  clientsToCount,
  countedDays,
  type DaysOf,
  daysFrom,
  noteDaysCounted,
  takeCount,
} from "./campaigns.days.queries.ts";
import { daysTogether } from "./rules/days-together.ts";

/** Postings counted in one transaction. */
const countSize = new BatchSize("campaigns.count_days", { start: 5_000, least: 200, most: 20_000 });

/**
 * Counts what was posted since the last count, so that a burn-down reads a row a day and the newest postings. A row
 * every sale wrote to would be a queue; the ledger knows the numbers anyway.
 */
export const countDays: JobHandler<"campaigns.count_days"> = async ({ db, clock }) => {
  const now = clock.now();
  const clients = await db.read({ system: true }, clientsToCount);
  let all = true;
  const left = await drainInTurn(timeBox(), clients, async (clientId) => {
    const step = await countSome(db, clientId);
    if (step === "busy") all = false;
    return step === "more";
  });
  if (all && !left) await db.write({ system: true }, (tx) => noteDaysCounted(tx, now));
  return left;
};

/** Counts the next postings of a client; busy: another process counts. */
async function countSome(db: Database, clientId: string): Promise<"more" | "done" | "busy"> {
  const step = await countSize.run(
    (postings) =>
      db.write({ system: true }, async (tx) => {
        const count = await takeCount(tx, clientId, postings);
        if (!count) return "busy";
        await addDays(tx, clientId, count);
        return count.more ? "more" : "done";
      }),
    (done) => done === "more",
  );
  return isRefusal(step) ? "busy" : step;
}

/**
 * Points given and taken back by the days of the programme's zone: as counted, and what was posted since. Both end at
 * the same posting, however often somebody counts meanwhile.
 */
export async function burnedDays(tx: Tx, scope: DaysOf): Promise<CountedDay[]> {
  const { days, countedTo } = await countedDays(tx, scope);
  return daysTogether(days, await daysFrom(tx, scope, countedTo));
}
