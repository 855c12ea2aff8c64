import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { readBurnDown as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { campaignRow } from "./campaigns.office.queries.ts";
import { zoneOf } from "./campaigns.settling.queries.ts";
import { burnedDays } from "./count-days.ts";
import { forecast, givenBy } from "./rules/forecast.ts";

/** Points given day by day against the budget, by the days of the programme's own zone. */
export const readBurnDown: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const campaign = await campaignRow(tx, clientId, params.id);
    if (!campaign) return refuse(genericProblems.notFound);
    const timeZone = await zoneOf(tx, clientId);
    const days = await burnedDays(tx, { clientId, campaignId: campaign.id, timeZone });
    const lasts = {
      beginsOn: localDay(campaign.begins_at, timeZone),
      endsOn: localDay(new Date(campaign.ends_at.getTime() - 1), timeZone),
    };
    return {
      budget: campaign.budget,
      given: givenBy(days),
      days,
      forecast: forecast(days, lasts, localDay(call.now, timeZone)),
    };
  });
