import type { Locale } from "@trilha/contract/kernel/locale.ts";
import type { Tx } from "../../db/database.ts";
import { campaignsPage, type Looker, type SeenCampaign } from "./campaigns.queries.ts";
import { sessionCampaigns } from "./rules/session-campaigns.ts";
import { textIn } from "./rules/text-in.ts";

/** A campaign as the session names it; `endDate` is the first moment after it. */
export interface NamedCampaign {
  id: string;
  title: string;
  beginDate: string;
  endDate: string;
}

/** More than run and settle at once in any country. */
const most = 20;

/** §3 What the session says of campaigns: those to see, the one somebody is in, the one whose points they may spend. */
export async function campaignsOfSession(
  tx: Tx,
  looker: Looker,
  reader: { now: Date; locale: Locale },
): Promise<{
  campaigns: NamedCampaign[];
  selectedCampaign: NamedCampaign | null;
  rewardCampaign: NamedCampaign | null;
}> {
  const { now, locale } = reader;
  const rows = await campaignsPage(tx, looker, { previous: undefined, now, after: undefined, rows: most });
  const { open, selected, reward } = sessionCampaigns(
    rows.map((row) => ({
      row,
      enrolled: row.enrolled,
      beginsAt: row.begins_at,
      endsAt: row.ends_at,
      endsOn: row.ends_on,
      timeZone: row.time_zone,
      settlementDays: row.settlement_days,
    })),
    now,
  );
  const named = ({ id, title, begins_at, ends_at }: SeenCampaign): NamedCampaign => ({
    id,
    title: textIn(title, locale),
    beginDate: begins_at.toISOString(),
    endDate: ends_at.toISOString(),
  });
  return {
    campaigns: open.map(({ row }) => named(row)),
    selectedCampaign: selected && named(selected.row),
    rewardCampaign: reward && named(reward.row),
  };
}
