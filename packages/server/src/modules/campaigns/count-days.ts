import type { Database, Tx } from "../../db/database.ts";
import type { JobHandler } from "../../jobs/runner.ts";
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

/**
 * Counts what was posted since the last count, so that a burn-down reads a row a day and the newest postings. A row
 * every sale wrote to would be a queue; the ledger knows the numbers anyway.
 */
export const countDays: JobHandler<"campaigns.count_days"> = async ({ db, clock }) => {
  const now = clock.now();
  const clients = await db.read({ system: true }, clientsToCount);
  let all = true;
  for (const clientId of clients) all = (await countClient(db, clientId)) && all;
  if (all) await db.write({ system: true }, (tx) => noteDaysCounted(tx, now));
};

/** False while another process counts. */
async function countClient(db: Database, clientId: string): Promise<boolean> {
  const counted = await db.write({ system: true }, async (tx) => {
    const count = await takeCount(tx, clientId);
    if (count) await addDays(tx, clientId, count);
    return count !== undefined;
  });
  return counted === true;
}

/**
 * Points given and taken back by the days of the programme's zone: as counted, and what was posted since. Both end at
 * the same posting, however often somebody counts meanwhile.
 */
export async function burnedDays(tx: Tx, of: DaysOf): Promise<CountedDay[]> {
  const { days, countedTo } = await countedDays(tx, of);
  return daysTogether(days, await daysFrom(tx, of, countedTo));
}
