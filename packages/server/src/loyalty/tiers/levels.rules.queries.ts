import type { Locale } from "@trilha/contract/core/locale.ts";
import type { LevelRule } from "@trilha/contract/loyalty/tiers/shapes.ts";
import type { LevelAbove } from "@trilha/contract/loyalty/tiers/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface LevelRuleRow {
  level: LevelAbove;
  threshold: number;
  keep: number;
  opens: Partial<Record<Locale, string>>;
}

/** Level rules of a campaign, the lower level first. */
export async function levelRulesOf(tx: Tx, clientId: string, campaignId: string): Promise<LevelRuleRow[]> {
  return tx
    .selectFrom("campaign_levels")
    .select(["level", "threshold", "keep", "opens"])
    .where("client_id", "=", clientId)
    .where("campaign_id", "=", campaignId)
    .orderBy(sql`level_rank(level)`)
    .execute();
}

export async function saveLevelRules(
  tx: Tx,
  clientId: string,
  campaignId: string,
  rules: readonly LevelRule[],
): Promise<void> {
  for (const { level, threshold, keep, opens } of rules) {
    await tx
      .updateTable("campaign_levels")
      .set({ threshold, keep, opens: JSON.stringify(opens) })
      .where("client_id", "=", clientId)
      .where("campaign_id", "=", campaignId)
      .where("level", "=", level)
      .execute();
  }
}

/** The campaign rules belong to; undefined: none of this client's. */
export function campaignOfRules(tx: Tx, clientId: string, campaignId: string) {
  return tx
    .selectFrom("campaigns")
    .select(["id", "state", "version"])
    .where("client_id", "=", clientId)
    .where("id", "=", campaignId)
    .executeTakeFirst();
}
