import type { Level } from "@trilha/contract/core/level.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
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
  /** Part of the experience earned from a moment on. */
  recent: number;
}

/** Level of a person and what they have in a campaign, in one statement. */
export async function myLevel(
  tx: Tx,
  participant: { clientId: string; userId: string; campaignId: string | null; recentFrom: Date },
): Promise<MyLevelRow> {
  const { clientId, userId, campaignId, recentFrom } = participant;
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
  fell_short: { campaign: Partial<Record<Locale, string>>; experience: number; keep: number } | null;
}

/** How somebody's level changed, the newest first; a fall with what they had of what would have kept the level. */
export async function changesOf(tx: Tx, person: { clientId: string; userId: string }): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select h.from_level as "from", h.to_level as "to", h.cause, c.title as campaign, h.reason, h.at,
           case when k.keep is not null then jsonb_build_object('campaign', b.title, 'keep', k.keep, 'experience',
             ${credited(sql`h.client_id`, sql`b.id`, sql`h.user_id`)}) end as fell_short
    from level_changes h
    join campaigns c on c.client_id = h.client_id and c.id = h.campaign_id
    left join level_falls f on h.cause = 'fell' and f.client_id = h.client_id and f.campaign_id = h.campaign_id
      and f.country = h.country
    left join campaigns b on b.client_id = f.client_id and b.id = f.previous_campaign_id
    left join campaign_levels k on k.client_id = b.client_id and k.campaign_id = b.id and k.level = h.from_level
    where h.client_id = ${person.clientId} and h.user_id = ${person.userId}
    order by h.id desc limit 50`.execute(tx);
  return rows;
}
