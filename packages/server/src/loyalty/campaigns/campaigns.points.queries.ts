import type { Locale } from "@trilha/contract/core/locale.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Looker } from "./campaigns.queries.ts";

export interface PointsCampaignRow {
  id: string;
  title: Partial<Record<Locale, string>>;
  /** Where the person signed up, else the whole campaign's. */
  ends_at: Date;
}

/** Campaigns by what a person calls them. */
export async function namedCampaigns(
  tx: Tx,
  { clientId, userId }: Looker,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PointsCampaignRow>> {
  const { rows } = await sql<PointsCampaignRow>`
    select c.id, c.title, coalesce(w.ends_at, c.ends_at) as ends_at
    from campaigns c
    left join campaign_enrolments e
      on e.client_id = c.client_id and e.campaign_id = c.id and e.user_id = ${userId}
    left join campaign_countries w
      on w.client_id = c.client_id and w.campaign_id = c.id and w.country = e.country
    where c.client_id = ${clientId} and c.id = any (${[...ids]}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Numbers of rule-set versions by their ids. */
export async function versionNumbers(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom("rule_set_versions")
    .select(["id", "version"])
    .where("client_id", "=", clientId)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Participants of a campaign whom it ever gave anything. */
export async function countEarners(
  tx: Tx,
  { clientId, campaignId }: { clientId: string; campaignId: string },
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from campaign_enrolments e
    where e.client_id = ${clientId} and e.campaign_id = ${campaignId}
      and exists (select from ledger_accounts a where a.client_id = e.client_id and a.user_id = e.user_id
                   and a.pot_id = e.campaign_id)`.execute(tx);
  return rows[0]?.people ?? 0;
}
