import { localize } from "@trilha/contract/core/locale.ts";
import { levelNames } from "@trilha/contract/loyalty/tiers/names.ts";
import { notify } from "../../communication/messages/index.ts";
import { publishEvent } from "../../core/events.ts";
import { BatchSize } from "../../core/jobs/batch-size.ts";
import { drainInBatches } from "../../core/jobs/catch-up.ts";
import type { JobPayloads } from "../../core/jobs/enqueue.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { textIn } from "../campaigns/index.ts";
import {
  type EvaluatedCampaign,
  type EvaluatedPersonRow,
  insertReview,
  loadEvaluatedCampaign,
  peopleToEvaluate,
} from "./levels.evaluation.queries.ts";
import { lockLevels } from "./levels.lock.queries.ts";
import { noteStep } from "./levels.steps.queries.ts";
import { moveReview } from "./move-review.ts";
import { evaluateLevel } from "./rules/evaluate-level.ts";

/** People weighed in one transaction, which holds their levels until it ends. */
const weighedAtOnce = new BatchSize("levels.evaluate", { start: 50, least: 10, most: 500 });

/**
 * §states#level "eligible, then an internal message is sent": weighs people whose experience in a campaign changed. Opens
 * reviews, tells people, lets lapse what lost its ground. Again it finds nothing to do.
 */
export const evaluateLevels: JobHandler<"levels.evaluate"> = async (parts, { userIds, ...campaign }) => {
  let weighed = 0;
  await drainInBatches(
    () => false,
    async () => {
      await weighedAtOnce.run(
        async (size) => {
          const some = userIds.slice(weighed, weighed + size);
          await weighSome(parts, { ...campaign, userIds: some });
          weighed += some.length;
        },
        () => weighed < userIds.length,
      );
      return weighed < userIds.length;
    },
  );
};

async function weighSome(
  parts: Parts,
  { clientId, campaignId, userIds }: JobPayloads["levels.evaluate"],
): Promise<void> {
  const now = parts.clock.now();
  await parts.db.write({ system: true }, async (tx) => {
    const campaign = await loadEvaluatedCampaign(tx, { clientId, campaignId });
    if (!campaign?.published) return;
    const about = { clientId, campaignId, now };
    let changed = false;
    await lockLevels(tx, clientId, userIds);
    for (const person of await peopleToEvaluate(tx, about, userIds)) {
      if (await weighOne(tx, about, campaign, person)) changed = true;
    }
    if (changed) await publishEvent(tx, "levels.changed", { clientId });
  });
}

async function weighOne(
  tx: Tx,
  about: { clientId: string; campaignId: string; now: Date },
  campaign: EvaluatedCampaign,
  person: EvaluatedPersonRow,
): Promise<boolean> {
  const { clientId, campaignId, now } = about;
  const { user_id: userId, country, locale, granted_here: grantedHere, ...facts } = person;
  const { settled, thresholds } = campaign;
  const { lapse, open } = evaluateLevel({ ...facts, grantedHere, settled, thresholds });
  for (const review of person.reviews.filter(({ id }) => lapse.includes(id))) {
    await moveReview(tx, clientId, review, { to: "lapsed", by: null, now });
  }
  const opened =
    open && (await insertReview(tx, { ...about, ...open, userId, country, experience: person.experience }));
  if (opened)
    await noteStep(tx, clientId, opened, { from: null, to: "eligible", by: null, reason: null, now });
  if (opened && open.kind === "promotion") {
    const params = {
      level: localize(levelNames[open.to], locale),
      campaign: textIn(campaign.title, locale),
    };
    const link = `/profile/level?campaign=${campaignId}` as const;
    await notify(tx, { clientId, userId, kind: "level.eligible", params, link, now });
  }
  if (!opened && lapse.length === 0) return false;
  await publishEvent(tx, "level.changed", { clientId, userId });
  return true;
}
