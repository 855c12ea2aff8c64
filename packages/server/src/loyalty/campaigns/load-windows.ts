import type { Tx } from "../../db/database.ts";
import { windowsOf } from "./campaigns.office.queries.ts";
import { momentsOf } from "./rules/office-rules.ts";

/** The windows of a campaign with the moments they mean. */
export async function loadMoments(tx: Tx, clientId: string, campaignId: string) {
  const rows = await windowsOf(tx, clientId, campaignId);
  return rows.map((row) => {
    const window = {
      country: row.country,
      timeZone: row.time_zone,
      beginsOn: row.begins_on,
      endsOn: row.ends_on,
    };
    return { ...window, ...momentsOf(window) };
  });
}
