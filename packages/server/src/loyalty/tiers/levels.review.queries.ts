import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Evidence } from "@trilha/contract/loyalty/tiers/shapes.ts";
import type { LevelAbove, ReviewKind, ReviewState } from "@trilha/contract/loyalty/tiers/states.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { lockLevels } from "./levels.lock.queries.ts";
import { audited, credited } from "./levels.sums.queries.ts";

export interface ReviewRow {
  id: string;
  kind: ReviewKind;
  state: ReviewState;
  user_id: string;
  membership_id: string | null;
  name: string;
  store: string | null;
  country: Country;
  campaign_id: string;
  campaign_title: Partial<Record<Locale, string>>;
  settled: boolean;
  reporting_days: number;
  time_zone: string;
  /** The language the person reads. */
  locale: Locale;
  from: Level;
  to: Level;
  /** Current level. */
  level: Level;
  threshold: number;
  /** While it is open as of now, else as it was decided. */
  experience: number;
  audited: number;
  finding: "fine" | "doubt" | null;
  looked_by: string | null;
  looker_name: string | null;
  looked_at: Date | null;
  look_note: string | null;
  decided_by: string | null;
  decider_name: string | null;
  decided_at: Date | null;
  reason: string | null;
  evidence: Evidence | null;
  appealed: boolean;
  appeal_text: string | null;
  version: number;
  opened_at: Date;
}

const open = sql`('eligible', 'under_review', 'appealed')`;
const ids = [sql`r.client_id`, sql`r.campaign_id`, sql`r.user_id`] as const;

function reviews(clientId: string): RawBuilder<ReviewRow> {
  return sql<ReviewRow>`
    select r.id, r.kind, r.state, r.user_id, m.id as membership_id, coalesce(m.sort_name, '') as name,
           s.name as store, r.country, r.campaign_id, c.title as campaign_title, c.state = 'settled' as settled,
           c.reporting_days, w.time_zone, coalesce(u.locale, k.default_locale) as locale, r.from_level as from,
           r.to_level as to, coalesce(p.level, 'basic') as level, r.threshold,
           case when r.state in ${open} then ${credited(...ids)} else r.experience end as experience,
           case when r.state in ${open} then ${audited(...ids)} else r.audited end as audited,
           r.finding, r.looked_by, r.looker_name, r.looked_at, r.look_note, r.decided_by, r.decider_name,
           r.decided_at, r.reason, r.evidence, r.appealed, r.appeal_text, r.version, r.opened_at
    from level_reviews r
    join campaigns c on c.client_id = r.client_id and c.id = r.campaign_id
    join users u on u.id = r.user_id
    join client_branding k on k.client_id = r.client_id
    -- The country somebody takes part from is one of the campaign's, or was when it was opened.
    left join lateral (
      select z.time_zone from campaign_countries z where z.client_id = r.client_id and z.campaign_id = r.campaign_id
      order by z.country = r.country desc, z.country limit 1) w on true
    left join person_levels p on p.client_id = r.client_id and p.user_id = r.user_id
    left join memberships m on m.client_id = r.client_id and m.user_id = r.user_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where r.client_id = ${clientId}`;
}

export interface ReviewFilter {
  state?: "open" | ReviewState | undefined;
  level?: LevelAbove | undefined;
  kind?: ReviewKind | undefined;
  country?: Country | undefined;
  campaignId?: string | undefined;
  search?: string | undefined;
}

/** Reviews: those that wait with who waits longest first, all others with the newest first. */
export async function reviewPage(
  tx: Tx,
  clientId: string,
  filter: ReviewFilter,
  page: { after: readonly [at: number, id: string] | undefined; rows: number },
): Promise<ReviewRow[]> {
  const { state, level, kind, country, campaignId, search = "" } = filter;
  const [at, id] = page.after ?? [null, null];
  const after = at === null ? null : new Date(at);
  const [beyond, order] =
    state === "open" ? [sql`>`, sql`r.opened_at, r.id`] : [sql`<`, sql`r.opened_at desc, r.id desc`];
  const { rows } = await sql<ReviewRow>`
    ${reviews(clientId)}
      ${state === undefined ? sql`` : state === "open" ? sql`and r.state in ${open}` : sql`and r.state = ${state}`}
      ${level ? sql`and case r.kind when 'promotion' then r.to_level else r.from_level end = ${level}` : sql``}
      ${kind ? sql`and r.kind = ${kind}` : sql``}
      ${country ? sql`and r.country = ${country}` : sql``}
      ${campaignId ? sql`and r.campaign_id = ${campaignId}::uuid` : sql``}
      ${search ? sql`and strpos(fold(m.sort_name), fold(${search}::text)) > 0` : sql``}
      ${after ? sql`and (r.opened_at, r.id) ${beyond} (${after}::timestamptz, ${id}::uuid)` : sql``}
    order by ${order} limit ${page.rows}`.execute(tx);
  return rows;
}

export async function reviewById(tx: Tx, clientId: string, id: string): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`${reviews(clientId)} and r.id = ${id}`.execute(tx);
  return rows[0];
}

/** The newest review of somebody in a campaign. */
export async function lastReviewOf(
  tx: Tx,
  participant: { clientId: string; userId: string; campaignId: string },
): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    ${reviews(participant.clientId)} and r.user_id = ${participant.userId} and r.campaign_id = ${participant.campaignId}
    order by r.opened_at desc, r.id desc limit 1`.execute(tx);
  return rows[0];
}

/**
 * Holds a review and its person's level until the transaction ends: of two who decide, one is the first, and a level that
 * falls meanwhile is known before anybody decides by it.
 */
export async function lockReview(tx: Tx, clientId: string, id: string): Promise<ReviewRow | undefined> {
  const query = tx
    .selectFrom("level_reviews")
    .select("user_id")
    .where("client_id", "=", clientId)
    .where("id", "=", id);
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  await lockLevels(tx, clientId, [row.user_id]);
  const held = await query.forUpdate().executeTakeFirst();
  return held && reviewById(tx, clientId, id);
}

export interface ReviewTransitionRow {
  from: ReviewState | null;
  to: ReviewState;
  actor_id: string | null;
  by: string;
  reason: string | null;
  at: Date;
}

export function stepsOf(tx: Tx, clientId: string, reviewId: string): Promise<ReviewTransitionRow[]> {
  return tx
    .selectFrom("level_review_transitions")
    .select(["from_state as from", "to_state as to", "actor_id", "actor_name as by", "reason", "at"])
    .where("client_id", "=", clientId)
    .where("review_id", "=", reviewId)
    .orderBy("id")
    .execute();
}

/** Experience of somebody by the weeks (Mondays) it was earned in, in a zone; what fell is not in it. */
export async function weeksOf(
  tx: Tx,
  participant: { clientId: string; userId: string; campaignId: string; timeZone: string },
): Promise<{ week: string; experience: number }[]> {
  const { rows } = await sql<{ week: string; experience: number }>`
    select date_trunc('week', l.earned_at at time zone ${participant.timeZone})::date as week,
           sum(l.experience - l.experience_reversed)::bigint as experience
    from ledger_lots l
    where l.client_id = ${participant.clientId} and l.pot_id = ${participant.campaignId} and l.user_id = ${participant.userId}
    group by 1 order by 1`.execute(tx);
  return rows.filter(({ experience }) => experience > 0);
}
