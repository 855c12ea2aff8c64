import type { readLevelsFigure as spec } from "@trilha/contract/insight/reports/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { presentFigureCampaign } from "./present-campaign.ts";
import { enrolledIn, peopleByLevel, reviewsByLevel } from "./reports.levels.queries.ts";
import { comparedCampaigns } from "./reports.queries.ts";

const levels = ["basic", "creator", "influencer"] as const;

/** How far people of a campaign came: who has each level, who came to its threshold and what became of that. */
export const readLevels: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const ids = query.campaignId ? [query.campaignId] : undefined;
    const [campaign] = await comparedCampaigns(tx, clientId, { ids, most: 1 });
    const countedAt = call.now.toISOString();
    if (!campaign) return { countedAt, campaign: null, enrolled: 0, people: 0, rows: [] };
    const campaignKey = { clientId, campaignId: campaign.id };
    const people = await peopleByLevel(tx, campaignKey);
    const reviews = await reviewsByLevel(tx, campaignKey);
    return {
      countedAt,
      campaign: presentFigureCampaign(campaign, call.locale),
      enrolled: await enrolledIn(tx, campaignKey),
      people: campaign.people,
      rows: levels.map((level) => {
        const counts = reviews.find((row) => row.level === level);
        const { eligible = 0, waiting = 0, granted = 0, refused = 0, lapsed = 0 } = counts ?? {};
        return { level, people: people.get(level) ?? 0, eligible, waiting, granted, refused, lapsed };
      }),
    };
  });
