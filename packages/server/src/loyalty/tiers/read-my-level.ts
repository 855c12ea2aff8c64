import { genericProblems } from "@trilha/contract/core/problems.ts";
import { firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { readMyLevel as spec } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { campaignInFocus, lookerOf, type SeenCampaign, textIn } from "../campaigns/index.ts";
import { type ChangeRow, changesOf, type MyLevelRow, myLevel } from "./levels.mine.queries.ts";
import { lastReviewOf } from "./levels.review.queries.ts";
import { type LevelRuleRow, levelRulesOf } from "./levels.rules.queries.ts";
import { presentOwn } from "./present-review.ts";
import { type LevelPeriod, paceFrom, paceOf, targetsOf } from "./rules/level-bar.ts";

/** §earning-rules#forecast Where somebody stands: level, bar with forecast, what levels open, the review of the campaign, what was before. */
export const readMyLevel: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const looker = lookerOf(call);
    const { clientId, userId } = looker;
    const [campaign, changes] = await Promise.all([
      campaignInFocus(tx, looker, { id: query.campaignId, now: call.now }),
      changesOf(tx, { clientId, userId }),
    ]);
    if (query.campaignId && !campaign) return refuse(genericProblems.notFound);
    const days = campaign && daysOf(campaign, call.now);
    const recentFrom = days ? firstMomentOf(paceFrom(days), campaign.time_zone) : call.now;
    const campaignId = campaign?.id ?? null;
    const [mine, rules, review] = await Promise.all([
      myLevel(tx, { clientId, userId, campaignId, recentFrom }),
      campaignId ? levelRulesOf(tx, clientId, campaignId) : [],
      campaignId ? lastReviewOf(tx, { clientId, userId, campaignId }) : undefined,
    ]);
    return {
      level: mine.level,
      since: mine.since?.toISOString() ?? null,
      lifetimeExperience: mine.lifetime,
      campaign: campaign
        ? {
            id: campaign.id,
            title: textIn(campaign.title, call.locale),
            beginsOn: campaign.begins_on,
            endsOn: campaign.ends_on,
            timeZone: campaign.time_zone,
          }
        : null,
      bar: days ? barOf(mine, days, rules) : null,
      opens: rules.map(({ level, threshold, keep, opens }) => ({
        ...{ level, threshold, keep },
        text: textIn(opens, call.locale),
      })),
      review: review ? await presentOwn(tx, call, review) : null,
      history: changes.map((change) => presentChange(change, (title) => textIn(title, call.locale))),
    };
  });

function presentChange(change: ChangeRow, inWords: (title: ChangeRow["campaign"]) => string) {
  const { from, to, cause, campaign, reason, at, fell_short: short } = change;
  // Points an appeal gave back since then keep no level: the numbers would tell another story.
  const missing = short && short.experience < short.keep ? short : null;
  return {
    ...{ from, to, cause, reason, campaign: inWords(campaign), at: at.toISOString() },
    fellShort: missing && { ...missing, campaign: inWords(missing.campaign) },
  };
}

function barOf({ level, experience, audited, recent }: MyLevelRow, days: LevelPeriod, rules: LevelRuleRow[]) {
  const pace = paceOf(recent, days);
  return { experience, audited, pace, ...targetsOf({ level, experience, pace, days, rules }) };
}

const daysOf = (campaign: SeenCampaign, now: Date): LevelPeriod => ({
  today: localDay(now, campaign.time_zone),
  beginsOn: campaign.begins_on,
  endsOn: campaign.ends_on,
});
