import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Tx } from "../../db/database.ts";
import {
  campaignsPage,
  enrolledStores,
  type Looker,
  type SeenCampaign,
  seenCampaign,
} from "./campaigns.queries.ts";
import { sessionCampaigns } from "./rules/session-campaigns.ts";
import { textIn } from "./rules/text-in.ts";

/** A campaign as the session names it; `endDate` is the first moment after it. */
export interface SessionCampaign {
  id: string;
  title: string;
  beginDate: string;
  endDate: string;
}

/** More than run and settle at once in any country. */
const most = 20;

interface CampaignsOfSession {
  campaigns: SessionCampaign[];
  selectedCampaign: SessionCampaign | null;
  rewardCampaign: SessionCampaign | null;
  stores: { id: string; name: string }[];
}

/** §entities#session-data Campaigns of the session, to be named in a language: those to see, the one somebody is in, the one whose points they may spend. */
export async function campaignsOfSession(
  tx: Tx,
  looker: Looker,
  now: Date,
): Promise<(locale: Locale) => CampaignsOfSession> {
  const { open, selected, reward } = await campaignsNow(tx, looker, now);
  const stores = selected ? await enrolledStores(tx, looker, selected.row.id) : [];
  return (locale) => {
    const named = ({ id, title, begins_at, ends_at }: SeenCampaign): SessionCampaign => ({
      id,
      title: textIn(title, locale),
      beginDate: begins_at.toISOString(),
      endDate: ends_at.toISOString(),
    });
    return {
      campaigns: open.map(({ row }) => named(row)),
      selectedCampaign: selected && named(selected.row),
      rewardCampaign: reward && named(reward.row),
      stores: stores.map(({ id, name }) => ({ id, name })),
    };
  };
}

/**
 * The campaign somebody asks about, else the one that counts for them now: the one they are in, the last whose points
 * they may spend, or the next to run in their country. Undefined: none, or none of this id.
 */
export async function campaignInFocus(
  tx: Tx,
  looker: Looker,
  focus: { id?: string | undefined; now: Date },
): Promise<SeenCampaign | undefined> {
  if (focus.id) return seenCampaign(tx, looker, focus.id);
  const { open, reward } = await campaignsNow(tx, looker, focus.now);
  return (reward ?? open[0])?.row;
}

async function campaignsNow(tx: Tx, looker: Looker, now: Date) {
  const rows = await campaignsPage(tx, looker, { previous: undefined, now, after: undefined, rows: most });
  return sessionCampaigns(
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
}
