import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import { pageSizeLimit } from "@trilha/contract/core/limits.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { RankingMeasure, RankingScope } from "@trilha/contract/loyalty/leaderboards/shapes.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { PersonNames } from "./rules/shown-name.ts";

/** A campaign as its ranking names it, and where somebody stands in it. */
export interface RankingFactsRow {
  title: Partial<Record<Locale, string>>;
  countedAt: Date | null;
  listed: boolean;
  country: Country | null;
  chainId: string | null;
  chain: string | null;
  storeId: string | null;
  store: string | null;
  level: Level | null;
  /** §roles#group-training-use-score group_training_use_score: the client ranks by training as well. */
  byTraining: boolean;
}

/** A published campaign of the client. */
export async function rankingGround(
  tx: Tx,
  who: { clientId: string; userId: string },
  campaignId: string,
): Promise<RankingFactsRow | undefined> {
  const { rows } = await sql<RankingFactsRow>`
    select c.title, t.counted_at as "countedAt", coalesce(s.listed, false) as listed, s.country,
           s.retailer_id as "chainId", r.name as chain, s.store_id as "storeId", w.name as store, s.level,
           k.group_training_use_score as "byTraining"
    from campaigns c
    join clients k on k.id = c.client_id
    left join standing_sums t on t.client_id = c.client_id and t.campaign_id = c.id
    left join standings s on s.client_id = c.client_id and s.campaign_id = c.id and s.user_id = ${who.userId}
    left join retailers r on r.client_id = s.client_id and r.id = s.retailer_id
    left join stores w on w.client_id = s.client_id and w.id = s.store_id
    where c.client_id = ${who.clientId} and c.id = ${campaignId} and c.state not in ('draft', 'validated')`.execute(
    tx,
  );
  return rows[0];
}

/** One ranking: whom it places and by what. The key names the group; empty for the whole campaign. */
export interface RankingOf {
  clientId: string;
  campaignId: string;
  scope: RankingScope;
  key: string;
  measure: RankingMeasure;
}

/** Where a row stands in it. */
export interface RankingPosition {
  score: number;
  userId: string;
}

export interface PlacedRow extends PersonNames, RankingPosition {
  audited: number;
  provisional: number;
  experience: number;
  training: number;
  avatarFileId: string | null;
  store: string | null;
}

/** The longest page, with the row that tells that there is another. */
const longest = pageSizeLimit + 1;

const measured = {
  points: sql.ref("s.audited"),
  experience: sql.ref("s.experience"),
  training: sql.ref("s.training"),
};
const ownMeasured = {
  points: sql.ref("me.audited"),
  experience: sql.ref("me.experience"),
  training: sql.ref("me.training"),
};

function among({ clientId, campaignId, scope, key }: RankingOf): RawBuilder<unknown> {
  const all = sql`s.client_id = ${clientId} and s.campaign_id = ${campaignId} and s.listed`;
  const group = {
    campaign: sql``,
    country: sql`and s.country = ${key}`,
    chain: sql`and s.retailer_id = ${key}::uuid`,
    store: sql`and s.store_id = ${key}::uuid`,
    level: sql`and s.level = ${key}`,
  };
  return sql`${all} ${group[scope]}`;
}

/**
 * So many rows from the top, or behind a position. Equals stand in the order of their ids. Behind a position its equals
 * and the lower ones are two walks, so that thousands of equals are not passed one by one. Each walk says its length
 * itself: of one whose length is a parameter the planner expects a tenth of everybody, and plans anew at every call.
 */
export async function walk(
  tx: Tx,
  ranking: RankingOf,
  { from, rows: limit }: { from: RankingPosition | undefined; rows: number },
): Promise<PlacedRow[]> {
  const value = measured[ranking.measure];
  const order = sql`${value} desc, s.user_id`;
  const part = (where: RawBuilder<unknown>) =>
    sql`(select s.* from standings s where ${among(ranking)} ${where} order by ${order} limit ${sql.lit(longest)})`;
  const positions = from
    ? sql`${part(sql`and ${value} = ${from.score} and s.user_id > ${from.userId}`)}
          union all ${part(sql`and ${value} < ${from.score}`)}`
    : part(sql``);
  return shownRows(tx, ranking, sql`select s.* from (${positions}) s order by ${order} limit ${limit}`);
}

/** One person with so many right before and right after them; nobody if they have no place in it. */
export async function walkAround(
  tx: Tx,
  ranking: RankingOf,
  { userId, neighbours }: { userId: string; neighbours: number },
): Promise<PlacedRow[]> {
  const value = measured[ranking.measure];
  const own = ownMeasured[ranking.measure];
  const side = (order: RawBuilder<unknown>, equal: RawBuilder<unknown>, other: RawBuilder<unknown>) => {
    const part = (where: RawBuilder<unknown>) => sql`(select s.* from standings s
      where ${among(ranking)} and ${where} order by ${order} limit ${sql.lit(neighbours)})`;
    return sql`select s.* from me cross join lateral (
      select s.* from (${part(sql`${value} = ${own} and s.user_id ${equal} me.user_id`)}
        union all ${part(sql`${value} ${other} ${own}`)}) s
      order by ${order} limit ${sql.lit(neighbours)}) s`;
  };
  return shownRows(
    tx,
    ranking,
    sql`with me as materialized (select s.* from standings s where ${among(ranking)} and s.user_id = ${userId})
      select * from me
      union all ${side(sql`${value}, s.user_id desc`, sql`<`, sql`>`)}
      union all ${side(sql`${value} desc, s.user_id`, sql`>`, sql`<`)}`,
  );
}

/** Rows as they are shown, the highest first. */
async function shownRows(
  tx: Tx,
  { measure }: RankingOf,
  positions: RawBuilder<unknown>,
): Promise<PlacedRow[]> {
  const value = measured[measure];
  const { rows } = await sql<PlacedRow>`
    select s.user_id as "userId", ${value} as score, s.audited, s.provisional, s.experience, s.training,
           u.first_name as "firstName", u.last_name as "lastName", u.nickname, u.avatar_file_id as "avatarFileId",
           coalesce(k.shown, 'nickname') as shown, w.name as store
    from (${positions}) s
    join users u on u.id = s.user_id
    left join ranking_choices k on k.client_id = s.client_id and k.user_id = s.user_id
    left join stores w on w.client_id = s.client_id and w.id = s.store_id
    order by ${value} desc, s.user_id`.execute(tx);
  return rows;
}

/** The places of scores, and how many people have one. */
export async function placesOfScores(
  tx: Tx,
  { campaignId, scope, key, measure }: RankingOf,
  scores: readonly number[],
): Promise<{ places: ReadonlyMap<number, number>; people: number }> {
  // Below everybody is one place more than there are people.
  const distinct = [...new Set([...scores, -1])];
  const { rows } = await sql<{ score: number; place: number }>`
    select score, place from standing_places(${campaignId}, ${scope}, ${key}, ${measure}, ${distinct}::bigint[])`.execute(
    tx,
  );
  const places = new Map(rows.map(({ score, place }) => [score, place]));
  return { places, people: (places.get(-1) ?? 1) - 1 };
}

/** Names of a person and their choice. */
export async function namedPerson(
  tx: Tx,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<PersonNames | undefined> {
  const { rows } = await sql<PersonNames>`
    select u.first_name as "firstName", u.last_name as "lastName", u.nickname,
           coalesce(k.shown, 'nickname') as shown
    from users u left join ranking_choices k on k.client_id = ${clientId} and k.user_id = u.id
    where u.id = ${userId}`.execute(tx);
  return rows[0];
}

export async function keepChoice(
  tx: Tx,
  { clientId, userId }: { clientId: string; userId: string },
  shown: PersonNames["shown"],
): Promise<void> {
  await tx
    .insertInto("ranking_choices")
    .values({ client_id: clientId, user_id: userId, shown })
    .onConflict((conflict) => conflict.columns(["client_id", "user_id"]).doUpdateSet({ shown }))
    .execute();
}
