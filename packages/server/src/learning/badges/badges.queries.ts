import type { Locale } from "@trilha/contract/core/locale.ts";
import type { BadgePicture } from "@trilha/contract/learning/badges/drawing.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import type { CountFacts } from "@trilha/contract/members/eligibility/evaluate.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { countOf, type EligibilityFactsRow, judgedPeople } from "../../members/eligibility/index.ts";

const zeroId = "00000000-0000-0000-0000-000000000000";

type Localized = Partial<Record<Locale, string>>;

export interface BadgeRow {
  id: string;
  name: Localized;
  text: Localized;
  picture: BadgePicture;
  rule: Eligibility;
  state: "on" | "off";
  version: number;
  people: number;
}

/** A client's badges with how many people have each; or one. */
export async function badgeRows(tx: Tx, clientId: string, id: string | null = null): Promise<BadgeRow[]> {
  const { rows } = await sql<BadgeRow>`
    select b.id, b.name, b.text, b.picture, b.rule, b.state, b.version,
           (select count(*)::integer from badge_awards a where a.client_id = b.client_id and a.badge_id = b.id) as people
    from badges b where b.client_id = ${clientId} and (${id}::uuid is null or b.id = ${id}::uuid)
    order by b.state desc, b.id limit 500`.execute(tx);
  return rows;
}

/** Takes a badge for a change. */
export async function lockBadge(tx: Tx, clientId: string, id: string): Promise<void> {
  await sql`select from badges where client_id = ${clientId} and id = ${id} for update`.execute(tx);
}

type Written = Pick<BadgeRow, "name" | "text" | "picture" | "rule" | "state">;
const jsonOf = ({ name, text, picture, rule, state }: Written) => ({
  name: JSON.stringify(name),
  text: JSON.stringify(text),
  picture: JSON.stringify(picture),
  rule: JSON.stringify(rule),
  state,
});

export async function insertBadge(tx: Tx, clientId: string, badge: Written): Promise<string> {
  const { id } = await tx
    .insertInto("badges")
    .values({ client_id: clientId, ...jsonOf(badge) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateBadge(
  tx: Tx,
  badgeKey: { clientId: string; id: string; version: number },
  badge: Written,
): Promise<void> {
  await tx
    .updateTable("badges")
    .set({ ...jsonOf(badge), version: badgeKey.version })
    .where("client_id", "=", badgeKey.clientId)
    .where("id", "=", badgeKey.id)
    .execute();
}

/** People who meet a rule now, and what that means for those who have a badge already. */
export async function previewRule(
  tx: Tx,
  badge: { clientId: string; rule: Eligibility; badgeId: string | null; now: Date; names: number },
): Promise<{ people: number; gain: number; lose: number; first: string[] }> {
  const { clientId, rule, badgeId, now, names } = badge;
  const { rows } = await sql<{ people: number; gain: number; lose: number; first: string[] }>`
    with judged as materialized (
      select p.*, exists (select from badge_awards a where a.client_id = ${clientId} and a.badge_id = ${badgeId}::uuid
        and a.user_id = p.user_id) as has
      from ${judgedPeople({ clientId, eligibility: rule, now })} p)
    select count(*) filter (where open)::integer as people, count(*) filter (where open and not has)::integer as gain,
           count(*) filter (where has and not open)::integer as lose,
           array(select j.sort_name from judged j where j.open order by j.sort_name, j.membership_id limit ${names})
             as first
    from judged`.execute(tx);
  return rows[0] ?? { people: 0, gain: 0, lose: 0, first: [] };
}

/** Gives a badge to those of some people who meet its rule and have it not; answers who they are. */
export async function awardBadge(
  tx: Tx,
  badge: { clientId: string; badgeId: string; rule: Eligibility; userIds: readonly string[]; now: Date },
): Promise<{ user_id: string; locale: Locale | null }[]> {
  const { clientId, badgeId, rule, userIds, now } = badge;
  const { rows } = await sql<{ user_id: string; locale: Locale | null }>`
    with given as (
      insert into badge_awards (client_id, badge_id, user_id, awarded_at)
      select ${clientId}, ${badgeId}, p.user_id, ${now} from ${judgedPeople({ clientId, eligibility: rule, now, userIds })} p
      where p.open and not exists (select from badge_awards a where a.client_id = ${clientId} and a.badge_id = ${badgeId}
        and a.user_id = p.user_id)
      order by p.user_id
      on conflict do nothing returning user_id)
    select g.user_id, u.locale from given g join users u on u.id = g.user_id`.execute(tx);
  return rows;
}

/** Takes a badge from those who have it and do not meet its rule; answers who they are. */
export async function takeBadge(
  tx: Tx,
  badge: { clientId: string; badgeId: string; rule: Eligibility; now: Date },
): Promise<{ user_id: string; locale: Locale | null }[]> {
  const { clientId, badgeId, rule, now } = badge;
  const { rows } = await sql<{ user_id: string; locale: Locale | null }>`
    with taken as (
      delete from badge_awards a using ${judgedPeople({ clientId, eligibility: rule, now })} p
      where a.client_id = ${clientId} and a.badge_id = ${badgeId} and a.user_id = p.user_id and not p.open
      returning a.user_id)
    select t.user_id, u.locale from taken t join users u on u.id = t.user_id`.execute(tx);
  return rows;
}

/** The next people who take part in a client, by id: at most so many. */
export async function participantsPage(
  tx: Tx,
  scope: { clientId: string; after: string | undefined; rows: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from memberships
    where client_id = ${scope.clientId} and status = 'active' and user_id > ${scope.after ?? zeroId}::uuid
    order by client_id, user_id limit ${scope.rows}`.execute(tx);
  return rows.map((row) => row.user_id);
}

/** Clients that give badges (§roles#has-badges has_badges) and have any that are on. */
export async function clientsWithBadges(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from clients c where c.has_badges
      and exists (select from badges b where b.client_id = c.id and b.state = 'on') order by c.id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Badges that are on, of a client that gives them. */
export async function badgesToAward(tx: Tx, clientId: string): Promise<BadgeRow[]> {
  const { rows } = await sql<BadgeRow>`
    select b.id, b.name, b.text, b.picture, b.rule, b.state, b.version, 0 as people
    from badges b join clients c on c.id = b.client_id
    where b.client_id = ${clientId} and b.state = 'on' and c.has_badges order by b.id`.execute(tx);
  return rows;
}

export interface AwardedRow {
  user_id: string;
  membership_id: string | null;
  name: string;
  store: string | null;
  awarded_at: Date;
}

/** Holders of a badge, the newest first. */
export async function awardedPage(
  tx: Tx,
  filter: { clientId: string; badgeId: string; search: string },
  page: { after: readonly [Date, string] | undefined; rows: number },
): Promise<AwardedRow[]> {
  const [at, userId] = page.after ?? [null, null];
  const { rows } = await sql<AwardedRow>`
    select a.user_id, m.id as membership_id, coalesce(m.sort_name, '') as name, s.name as store, a.awarded_at
    from badge_awards a
    left join memberships m on m.client_id = a.client_id and m.user_id = a.user_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where a.client_id = ${filter.clientId} and a.badge_id = ${filter.badgeId}
      and (${filter.search}::text = '' or strpos(fold(m.sort_name), fold(${filter.search}::text)) > 0)
      and (${at}::timestamptz is null
        or (date_trunc('milliseconds', a.awarded_at), a.user_id) < (${at}::timestamptz, ${userId}::uuid))
    order by date_trunc('milliseconds', a.awarded_at) desc, a.user_id desc limit ${page.rows}`.execute(tx);
  return rows;
}

export interface OwnRow {
  badge_id: string;
  awarded_at: Date;
  seen_at: Date | null;
  share_key: string | null;
}

export function ownAwards(tx: Tx, person: { clientId: string; userId: string }): Promise<OwnRow[]> {
  return tx
    .selectFrom("badge_awards")
    .select(["badge_id", "awarded_at", "seen_at", "share_key"])
    .where("client_id", "=", person.clientId)
    .where("user_id", "=", person.userId)
    .execute();
}

export async function noteSeen(
  tx: Tx,
  person: { clientId: string; userId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("badge_awards")
    .set({ seen_at: person.now })
    .where("client_id", "=", person.clientId)
    .where("user_id", "=", person.userId)
    .where("seen_at", "is", null)
    .execute();
}

/** Facts of a rule beside counts: as everybody is judged, in the campaign whose points they may spend. */
export async function factsRow(
  tx: Tx,
  person: { clientId: string; userId: string; now: Date },
): Promise<EligibilityFactsRow> {
  const { rows } = await sql<{ facts: EligibilityFactsRow }>`
    select facts from learner_facts(${person.clientId}::uuid, ${person.userId}::uuid, ${person.now}::timestamptz, null)`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error("somebody is in a client");
  return row.facts;
}

/** Counts of a person so far, by the same sums as rules count it in the database. */
export async function countFacts(
  tx: Tx,
  personKey: { clientId: string; userId: string },
): Promise<CountFacts> {
  const { clientId, userId } = personKey;
  const person = sql`${userId}::uuid`;
  const number = (leaf: Parameters<typeof countOf>[0]) => countOf(leaf, clientId, person);
  const { rows } = await sql<CountFacts>`
    select ${number({ courses: 1 })}::integer as courses, ${number({ trails: 1 })}::integer as trails,
           array(select max(a.percent)::float8 from attempts a
             where a.client_id = ${clientId} and a.user_id = ${userId} and a.state = 'done' and a.passed
             group by a.activity_id) as tests,
           ${number({ streak: 1 })}::integer as streak, ${number({ games: 1 })}::integer as games,
           ${number({ sales: 1 })}::integer as sales`.execute(tx);
  return rows[0] ?? { courses: 0, trails: 0, tests: [], streak: 0, games: 0, sales: 0 };
}
