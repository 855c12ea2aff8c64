import { addDays, daysBetween, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { campaignItem } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import type { Looker, SeenCampaign } from "./campaigns.queries.ts";
import { phaseOf } from "./rules/campaign-phase.ts";
import { shownLocale, textIn } from "./rules/text-in.ts";

type CampaignItem = z.output<typeof campaignItem>;

export function lookerOf(call: MemberCall): Looker {
  const { clientId, userId, country } = call.actor;
  return { clientId, userId, country, now: call.now };
}

/** A campaign as its reader sees it: in their language, by the days of their country. */
export function presentCampaign(
  call: MemberCall,
  row: SeenCampaign,
  points: CampaignItem["points"],
): CampaignItem {
  const state = phaseOf({ beginsAt: row.begins_at, endsAt: row.ends_at }, call.now);
  const today = localDay(call.now, row.time_zone);
  const firstDay = today < row.begins_on ? row.begins_on : today;
  return {
    id: row.id,
    title: textIn(row.title, call.locale),
    locale: shownLocale(row.title, call.locale),
    beginsOn: row.begins_on,
    endsOn: row.ends_on,
    beginsAt: row.begins_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    state,
    daysLeft: state === "ended" ? 0 : daysBetween(firstDay, addDays(row.ends_on, 1)),
    enrolled: row.enrolled,
    points,
    can: {
      signUp: row.in_my_country && !row.enrolled && state !== "ended",
      report: row.enrolled && state === "running",
    },
  };
}
