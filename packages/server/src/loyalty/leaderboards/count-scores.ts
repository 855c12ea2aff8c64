import { BatchSize } from "../../core/jobs/batch-size.ts";
import { drainInTurn, timeBox } from "../../core/jobs/catch-up.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { isLeftOut } from "./rules/left-out.ts";
import {
  type CampaignPeople,
  clientsToRecount,
  countPeople,
  type TouchedPerson,
  takeTouched,
} from "./standings.count.queries.ts";

/**
 * People counted in one transaction: of each, all that was ever given in the campaign is read. Fewer at once than sales
 * touch meanwhile would leave the others waiting for good.
 */
const peopleSize = new BatchSize("leaderboards.count_scores people", { start: 100, least: 50, most: 1_000 });
/** Postings whose people are noted in one transaction. */
const postingsSize = new BatchSize("leaderboards.count_scores postings", {
  start: 5_000,
  least: 200,
  most: 40_000,
});
/** Most people one statement counts. */
const slice = 500;
/** Most people one job weighs. */
const weighed = 500;

/**
 * Brings the standings up to what was posted: several times a second by the ticker, each minute by the timetable should that
 * fail. A sale only posts; who it moved is computed anew afterwards, whatever number of times.
 */
export const countScores: JobHandler<"leaderboards.count_scores"> = async ({ db, clock }) => {
  const clients = await db.read({ system: true }, clientsToRecount);
  return drainInTurn(timeBox(), clients, (clientId) => foldClient({ db, clock }, clientId));
};

/** Whether more is waiting. */
async function foldClient({ db, clock }: Pick<Parts, "db" | "clock">, clientId: string): Promise<boolean> {
  const begun = performance.now();
  // Either of the two was at work; only its result tells which.
  let [sizes, more] = [[peopleSize, postingsSize], false];
  try {
    const folded = await db.write({ system: true }, async (tx) => {
      const size = { people: peopleSize.rows, postings: postingsSize.rows };
      const taken = await takeTouched(tx, clientId, size);
      for (const people of await countTouched(tx, clientId, taken?.touched ?? [], clock.now())) {
        for (const job of weighings(clientId, people))
          await enqueue(tx, "levels.evaluate", job, { queue: `levels ${clientId}` });
      }
      return taken ?? { more: false, noted: false };
    });
    if (isRefusal(folded)) return false;
    sizes = [folded.noted ? postingsSize : peopleSize];
    more = folded.more;
    return more;
  } finally {
    for (const size of sizes) size.adapt(performance.now() - begun, more);
  }
}

/** Rows whose experience changed. */
async function countTouched(
  tx: Tx,
  clientId: string,
  touched: readonly TouchedPerson[],
  now: Date,
): Promise<CampaignPeople[]> {
  const changed: CampaignPeople[] = [];
  for (let from = 0; from < touched.length; from += slice) {
    const people = touched
      .slice(from, from + slice)
      .map(({ campaignId, userId, ...facts }) => ({ campaignId, userId, listed: !isLeftOut(facts) }));
    changed.push(...(await countPeople(tx, clientId, people, now)));
  }
  return changed;
}

/** People who gained or lost experience may have reached a level, or no longer hold it (§loyalty#levels). */
function weighings(clientId: string, { campaignId, userIds }: CampaignPeople) {
  const parts = Array.from({ length: Math.ceil(userIds.length / weighed) }, (_, n) => n * weighed);
  return parts.map((from) => ({ clientId, campaignId, userIds: userIds.slice(from, from + weighed) }));
}
