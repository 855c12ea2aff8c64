import { publishEvent } from "../../core/events.ts";
import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Parts } from "../../parts.ts";
import { expirePot } from "../ledger/index.ts";
import { dueCampaigns, type LotPlace, peopleExpired } from "./campaigns.begin-and-end.queries.ts";
import { moveCampaign } from "./move-campaign.ts";

/** Lots looked at in one statement. */
const batch = 500;

/**
 * Turns campaigns whose time has come, and ends the points of people whose time is over: each country by its own
 * clock. Called again it finds nothing; stopped halfway it goes on with the rest.
 */
export const beginAndEndCampaigns: JobHandler<"campaigns.begin_and_end"> = async (parts) => {
  await turnStates(parts);
  const failures: unknown[] = [];
  let last: LotPlace | undefined;
  const left = await drainInBatches(timeBox(), async () => {
    last = await expireSome(parts, last, failures);
    return last !== undefined;
  });
  // Failed people hold up nobody else; the job is tried again and says why.
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} people keep expired points`);
  return left;
};

/** One that lay through both its begin and its end goes through both. */
async function turnStates(parts: Parts): Promise<void> {
  const now = parts.clock.now();
  for (let turned = 1; turned > 0; ) {
    const done = await parts.db.write({ system: true }, async (tx) => {
      const due = await dueCampaigns(tx, now);
      for (const campaign of due) {
        const to = campaign.state === "scheduled" ? "running" : "ended";
        await moveCampaign(tx, { clientId: campaign.client_id, campaign, to, actor: null, now });
      }
      return due.length;
    });
    turned = isRefusal(done) ? 0 : done;
  }
}

/** §purpose#points-expire "Points expire at campaign end": one transaction a person. Answers where to look on, undefined when all are done. */
async function expireSome(
  parts: Parts,
  after: LotPlace | undefined,
  failures: unknown[],
): Promise<LotPlace | undefined> {
  const now = parts.clock.now();
  const { people, last } = await parts.db.read({ system: true }, (tx) =>
    peopleExpired(tx, now, after, batch),
  );
  for (const { client_id: clientId, user_id: userId, campaign_id: potId } of people) {
    const expired = parts.db.write({ system: true }, async (tx) => {
      await expirePot(tx, { clientId, potId, userId, now, reason: null });
      await publishEvent(tx, "points.changed", { clientId, userId });
    });
    await expired.catch((error: unknown) => failures.push(error));
  }
  return last;
}
