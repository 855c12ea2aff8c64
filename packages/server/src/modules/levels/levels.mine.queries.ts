import type { Level } from "@trilha/contract/earning/rule-set.ts";
import type { Locale } from "@trilha/contract/kernel/locale.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { audited, credited } from "./levels.sums.queries.ts";

export interface MyLevelRow {
  level: Level;
  since: Date | null;
  /** Over all campaigns. */
  lifetime: number;
  experience: number;
  audited: number;
  /** Of it, earned from a moment on. */
  recent: number;
}

/** Somebody's level and what they have in a campaign, in one statement. */
export async function myLevel(
  tx: Tx,
  of: { clientId: string; userId: string; campaignId: string | null; recentFrom: Date },
): Promise<MyLevelRow> {
  const { clientId, userId, campaignId, recentFrom } = of;
  const ids = [sql`${clientId}::uuid`, sql`${campaignId}::uuid`, sql`${userId}::uuid`] as const;
  const { rows } = await sql<MyLevelRow>`
    select coalesce(p.level, 'basic') as level, p.since,
           coalesce((select sum(x.balance) from ledger_accounts x where x.client_id = ${clientId}
             and x.user_id = ${userId} and x.unit = 'XP' and x.kind = 'xp'), 0)::bigint as lifetime,
           ${credited(...ids)} as experience, ${audited(...ids)} as audited,
           coalesce((select sum(l.experience - l.experience_reversed) from ledger_lots l
             where l.client_id = ${clientId} and l.pot_id = ${campaignId} and l.user_id = ${userId}
               and l.earned_at >= ${recentFrom}), 0)::bigint as recent
    from (select 1) one left join person_levels p on p.client_id = ${clientId} and p.user_id = ${userId}`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error("somebody has a level");
  return row;
}

export interface ChangeRow {
  from: Level;
  to: Level;
  cause: "granted" | "fell" | "lowered";
  campaign: Partial<Record<Locale, string>>;
  reason: string | null;
  at: Date;
}

/** How somebody's level changed, the newest first. */
export function changesOf(tx: Tx, of: { clientId: string; userId: string }): Promise<ChangeRow[]> {
  return tx
    .selectFrom("level_changes as l")
    .innerJoin("campaigns as c", (join) =>
      join.onRef("c.client_id", "=", "l.client_id").onRef("c.id", "=", "l.campaign_id"),
    )
    .select([
      "l.from_level as from",
      "l.to_level as to",
      "l.cause",
      "c.title as campaign",
      "l.reason",
      "l.at",
    ])
    .where("l.client_id", "=", of.clientId)
    .where("l.user_id", "=", of.userId)
    .orderBy("l.id", "desc")
    .limit(50)
    .execute();
}
