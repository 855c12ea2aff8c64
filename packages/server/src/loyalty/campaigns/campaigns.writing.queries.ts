import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CampaignState } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";
import type { CountryWindow } from "./earning-facts.ts";

export async function insertCampaign(tx: Tx, row: Insertable<Tables["campaigns"]>): Promise<string> {
  const { id } = await tx.insertInto("campaigns").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Changes a campaign; each change moves its version on. */
export async function updateCampaign(
  tx: Tx,
  clientId: string,
  id: string,
  change: Updateable<Tables["campaigns"]>,
): Promise<void> {
  await tx
    .updateTable("campaigns")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}

export async function deleteDraft(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx.deleteFrom("campaigns").where("client_id", "=", clientId).where("id", "=", id).execute();
}

/** Writes the countries of a campaign anew. */
export async function setWindows(
  tx: Tx,
  clientId: string,
  campaignId: string,
  windows: readonly CountryWindow[],
): Promise<void> {
  await tx
    .deleteFrom("campaign_countries")
    .where("client_id", "=", clientId)
    .where("campaign_id", "=", campaignId)
    .execute();
  await tx
    .insertInto("campaign_countries")
    .values(
      windows.map((window) => ({
        client_id: clientId,
        campaign_id: campaignId,
        country: window.country,
        time_zone: window.timeZone,
        begins_on: window.beginsOn,
        ends_on: window.endsOn,
        begins_at: window.beginsAt,
        ends_at: window.endsAt,
      })),
    )
    .execute();
}

/** A copy asks of its levels what its source does; every campaign has them from its first moment. */
export async function copyLevels(
  tx: Tx,
  clientId: string,
  copy: { from: string; to: string },
): Promise<void> {
  await sql`
    update campaign_levels l set threshold = s.threshold, keep = s.keep, opens = s.opens
    from campaign_levels s
    where l.client_id = ${clientId} and l.campaign_id = ${copy.to}
      and s.client_id = l.client_id and s.campaign_id = ${copy.from} and s.level = l.level`.execute(tx);
}

/** A new version of the terms, in the languages they are written in. */
export async function insertTerms(
  tx: Tx,
  clientId: string,
  campaignId: string,
  version: number,
  bodies: Partial<Record<Locale, string>>,
): Promise<void> {
  const rows = Object.entries(bodies)
    .filter(([, body]) => body)
    .map(([locale, body]) => ({
      client_id: clientId,
      campaign_id: campaignId,
      version,
      locale: locale as Locale,
      body,
    }));
  if (rows.length > 0) await tx.insertInto("campaign_terms").values(rows).execute();
}

export async function insertVersion(
  tx: Tx,
  row: Omit<Insertable<Tables["rule_set_versions"]>, "document"> & { document: RuleSet },
): Promise<string> {
  const { id } = await tx
    .insertInto("rule_set_versions")
    .values({ ...row, document: JSON.stringify(row.document) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateVersion(
  tx: Tx,
  clientId: string,
  id: string,
  change: Updateable<Tables["rule_set_versions"]>,
): Promise<void> {
  await tx
    .updateTable("rule_set_versions")
    .set(change)
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}

/** A step of a campaign with who, when and why; nobody's name means that time did it. */
export async function recordTransition(
  tx: Tx,
  step: {
    clientId: string;
    campaignId: string;
    from: CampaignState | null;
    to: CampaignState;
    actor: { userId: string; name: string } | null;
    reason?: string | null | undefined;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto("campaign_transitions")
    .values({
      client_id: step.clientId,
      campaign_id: step.campaignId,
      from_state: step.from,
      to_state: step.to,
      actor_id: step.actor?.userId ?? null,
      actor_name: step.actor?.name ?? "",
      reason: step.reason ?? null,
      at: step.now,
    })
    .execute();
}
