import { ageBands } from "@trilha/contract/accounts/identity/age-bands.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { readAgesFigure as spec } from "@trilha/contract/insight/reports/endpoints.ts";
import { noAgeBand } from "@trilha/contract/insight/reports/shapes.ts";
import type { UseCase } from "../../core/use-case.ts";
import { clientZone } from "../../tenants/clients/index.ts";
import { presentFigureCampaign } from "./present-campaign.ts";
import { enrolledByAge } from "./reports.ages.queries.ts";
import { comparedCampaigns } from "./reports.queries.ts";

/** §limits#age-bands People of a campaign by the age they have today: who signed up, has points, and how many. */
export const readAges: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const ids = query.campaignId ? [query.campaignId] : undefined;
    const [campaign] = await comparedCampaigns(tx, clientId, { ids, most: 1 });
    const countedAt = call.now.toISOString();
    if (!campaign) return { countedAt, campaign: null, rows: [] };
    const today = localDay(call.now, await clientZone(tx, clientId));
    const counts = await enrolledByAge(tx, { clientId, campaignId: campaign.id, today });
    return {
      countedAt,
      campaign: presentFigureCampaign(campaign, call.locale),
      rows: [...ageBands, null].map((band) => {
        const row = counts.find((counted) => counted.band === band);
        const { enrolled = 0, people = 0, confirmed = 0, experience = 0 } = row ?? {};
        return { band: band ?? noAgeBand, enrolled, people, confirmed, experience };
      }),
    };
  });
