import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { Tx } from "../../db/database.ts";
import { expiresAtFor } from "../campaigns/index.ts";
import { type AwardCampaignRow, awardCampaigns } from "./adjustments.people.queries.ts";
import type { AwardPeriod } from "./rules/award-plan.ts";

/** A campaign as far as giving points goes. */
export interface AwardingCampaign {
  readonly id: string;
  readonly title: Partial<Record<Locale, string>>;
  /** Campaign open in some country, with unexpired points. */
  readonly open: boolean;
  /** Undefined: it does not run there. */
  daysIn(country: Country): (AwardPeriod & { expiresAt: Date }) | undefined;
}

/** Undefined: no such campaign in this client, or nobody has approved it. */
export async function groundOf(
  tx: Tx,
  clientId: string,
  campaignId: string,
  now: Date,
): Promise<AwardingCampaign | undefined> {
  const [row] = await awardCampaigns(tx, clientId, campaignId);
  return row && groundFrom(row, now);
}

/** Judged by the clock, since a state follows it a minute later; a settled campaign is closed for good. */
export function groundFrom(row: AwardCampaignRow, now: Date): AwardingCampaign {
  const { id, title, state, settlementDays } = row;
  const days = new Map(
    row.windows.map(({ country, timeZone, beginsOn, endsOn }) => {
      const today = localDay(now, timeZone);
      const expiresAt = expiresAtFor({ settlementDays }, { timeZone, endsOn });
      const open = state !== "settled" && beginsOn <= today && now < expiresAt;
      return [country, { timeZone, beginsOn, endsOn, today, open, expiresAt }] as const;
    }),
  );
  return {
    id,
    title,
    open: [...days.values()].some(({ open }) => open),
    daysIn: (country) => days.get(country),
  };
}
