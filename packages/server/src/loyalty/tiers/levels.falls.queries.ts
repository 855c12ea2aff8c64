import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { LevelAbove } from "@trilha/contract/loyalty/tiers/states.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { credited } from "./levels.sums.queries.ts";

/** A campaign as it begins in one country, with the one before it there. */
export interface FallRow {
  client_id: string;
  campaign_id: string;
  title: Partial<Record<Locale, string>>;
  country: Country;
  begins_at: Date;
  previous_id: string | null;
  previous_title: Partial<Record<Locale, string>> | null;
  keep: Record<LevelAbove, number> | null;
  done_at: Date | null;
  kept: number;
  fell: number;
}

const windows = sql<FallRow>`
  select w.client_id, w.campaign_id, c.title, w.country, w.begins_at, b.id as previous_id, b.title as previous_title,
         (select jsonb_object_agg(l.level, l.keep) from campaign_levels l
          where l.client_id = w.client_id and l.campaign_id = b.id) as keep,
         f.done_at, coalesce(f.kept, 0) as kept, coalesce(f.fell, 0) as fell
  from campaign_countries w
  join campaigns c on c.client_id = w.client_id and c.id = w.campaign_id and c.state not in ('draft', 'validated')
  left join level_falls f
    on f.client_id = w.client_id and f.campaign_id = w.campaign_id and f.country = w.country
  -- Campaigns never overlap in a country, so there is one before.
  left join lateral (
    select p.id, p.title from campaign_countries v
    join campaigns p on p.client_id = v.client_id and p.id = v.campaign_id and p.state not in ('draft', 'validated')
    where v.client_id = w.client_id and v.country = w.country and v.ends_at <= w.begins_at
    order by v.ends_at desc, v.campaign_id limit 1) b on true`;

/** Where campaigns began and levels have not fallen yet, the earliest first. */
export async function dueFalls(tx: Tx, now: Date): Promise<FallRow[]> {
  const { rows } = await sql<FallRow>`
    select * from (${windows}) w where w.begins_at <= ${now} and w.done_at is null
    order by w.begins_at, w.campaign_id, w.country`.execute(tx);
  return rows;
}

/** The countries of a published campaign. */
export async function fallsOf(tx: Tx, clientId: string, campaignId: string): Promise<FallRow[]> {
  const { rows } = await sql<FallRow>`
    select * from (${windows}) w where w.client_id = ${clientId} and w.campaign_id = ${campaignId}
    order by w.country`.execute(tx);
  return rows;
}

/** Takes the next step of a fall-back for oneself; undefined: it is done, or another process is at it. */
export async function holdFall(tx: Tx, fall: FallRow): Promise<{ after_user: string | null } | undefined> {
  const { client_id: clientId, campaign_id: campaignId, country, previous_id: previousId } = fall;
  await sql`
    insert into level_falls (client_id, campaign_id, country, previous_campaign_id)
    values (${clientId}, ${campaignId}, ${country}, ${previousId}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ after_user: string | null }>`
    select after_user from level_falls
    where client_id = ${clientId} and campaign_id = ${campaignId} and country = ${country} and done_at is null
    for update skip locked`.execute(tx);
  return rows[0];
}

export async function advanceFall(
  tx: Tx,
  fall: FallRow,
  step: { afterUser: string | null; kept: number; fell: number; doneAt: Date | null },
): Promise<void> {
  await sql`
    update level_falls set after_user = coalesce(${step.afterUser}::uuid, after_user), kept = kept + ${step.kept},
      fell = fell + ${step.fell}, done_at = ${step.doneAt}
    where client_id = ${fall.client_id} and campaign_id = ${fall.campaign_id} and country = ${fall.country}`.execute(
    tx,
  );
}

export interface FallingRow {
  user_id: string;
  membership_id: string | null;
  name: string;
  store: string | null;
  country: Country;
  locale: Locale;
  level: Level;
  experience: number;
}

/**
 * People whose level is asked about in a country: everybody above the floor who belongs there, but who rose in this
 * campaign.
 */
function above(fall: FallRow): RawBuilder<FallingRow> {
  const { client_id: clientId, campaign_id: campaignId, country, previous_id: previousId } = fall;
  const before = sql`${previousId}::uuid`;
  return sql<FallingRow>`
    select p.user_id, m.id as membership_id, coalesce(m.sort_name, '') as name, s.name as store,
           ${country}::text as country, coalesce(u.locale, k.default_locale) as locale, p.level,
           ${credited(sql`p.client_id`, before, sql`p.user_id`)} as experience
    from person_levels p
    join users u on u.id = p.user_id
    join client_branding k on k.client_id = p.client_id
    left join memberships m on m.client_id = p.client_id and m.user_id = p.user_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where p.client_id = ${clientId} and p.level <> 'basic' and p.campaign_id <> ${campaignId}
      and ${country} = coalesce((select e.country from campaign_enrolments e
        where e.client_id = p.client_id and e.user_id = p.user_id order by e.enrolled_at desc, e.id desc limit 1),
        m.country)`;
}

/** The next ones, by id; up to one of them where it is named. */
export async function nextToFall(
  tx: Tx,
  fall: FallRow,
  page: { after: string | null; rows: number } | { after: string | null; until: string },
): Promise<FallingRow[]> {
  const [until, most] = "until" in page ? [page.until, null] : [null, page.rows];
  const { rows } = await sql<FallingRow>`
    select * from (${above(fall)}) p
    where (${page.after}::uuid is null or p.user_id > ${page.after}::uuid)
      and (${until}::uuid is null or p.user_id <= ${until}::uuid)
    order by p.user_id limit ${most}::integer`.execute(tx);
  return rows;
}

const tooLittle = (fall: FallRow) =>
  sql<boolean>`p.experience < (${JSON.stringify(fall.keep ?? {})}::jsonb ->> p.level)::bigint`;

/** How many would keep their level and how many would not, as of now. */
export async function countFalls(tx: Tx, fall: FallRow): Promise<{ kept: number; fell: number }> {
  const { rows } = await sql<{ kept: number; fell: number }>`
    select count(*) filter (where not ${tooLittle(fall)})::integer as kept,
           count(*) filter (where ${tooLittle(fall)})::integer as fell
    from (${above(fall)}) p`.execute(tx);
  return rows[0] ?? { kept: 0, fell: 0 };
}

/** People who fell in a country. */
function fallen(fall: FallRow): RawBuilder<FallingRow> {
  const { client_id: clientId, campaign_id: campaignId, country, previous_id: previousId } = fall;
  return sql<FallingRow>`
    select f.user_id, m.id as membership_id, coalesce(m.sort_name, '') as name, s.name as store,
           f.country::text as country, 'pt-BR'::text as locale, f.from_level as level,
           ${credited(sql`f.client_id`, sql`${previousId}::uuid`, sql`f.user_id`)} as experience
    from level_changes f
    left join memberships m on m.client_id = f.client_id and m.user_id = f.user_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where f.client_id = ${clientId} and f.campaign_id = ${campaignId} and f.country = ${country}
      and f.cause = 'fell'`;
}

/** People who fall in these countries, or fell where it is done, by name. */
export async function fallingPage(
  tx: Tx,
  falls: readonly FallRow[],
  page: { after: readonly [name: string, userId: string] | undefined; rows: number },
): Promise<FallingRow[]> {
  const some = falls.flatMap((fall) => {
    if (fall.done_at) return sql`(${fallen(fall)})`;
    return fall.previous_id ? sql`(select * from (${above(fall)}) p where ${tooLittle(fall)})` : [];
  });
  if (some.length === 0) return [];
  const [name, userId] = page.after ?? [null, null];
  const { rows } = await sql<FallingRow>`
    select * from (${sql.join(some, sql` union all `)}) p
    where (${name}::text is null or (p.name, p.user_id) > (${name}::text, ${userId}::uuid))
    order by p.name, p.user_id limit ${page.rows}`.execute(tx);
  return rows;
}
