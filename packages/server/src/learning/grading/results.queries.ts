import type { Country } from "@trilha/contract/core/country.ts";
import { histogramSteps } from "@trilha/contract/learning/grading/shapes.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface ResultFilter {
  clientId: string;
  courseId: string;
  activityId: string;
  timeZone: string;
  country?: Country | undefined;
  storeId?: string | undefined;
  groupId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const when = (given: unknown, clause: RawBuilder<unknown>) => (given === undefined ? sql`` : clause);

/** Attempts `a` at a test, or at all of a course, that ended, of members `m` as far as the reader asks for them. */
export const ended = (filter: Omit<ResultFilter, "activityId"> & { activityId?: string | undefined }) => sql`
  attempts a
  left join memberships m on m.client_id = a.client_id and m.user_id = a.user_id
  where a.client_id = ${filter.clientId} and a.course_id = ${filter.courseId}
    ${when(filter.activityId, sql`and a.activity_id = ${filter.activityId}::uuid`)}
    and a.state in ('marking', 'done')
    ${when(filter.country, sql`and m.country = ${filter.country}`)}
    ${when(filter.storeId, sql`and m.store_id = ${filter.storeId}::uuid`)}
    ${when(
      filter.groupId,
      sql`and exists (select from membership_groups b
        where b.client_id = m.client_id and b.membership_id = m.id and b.group_id = ${filter.groupId}::uuid)`,
    )}
    ${when(filter.from, sql`and a.ended_at >= ${filter.from}::date::timestamp at time zone ${filter.timeZone}`)}
    ${when(filter.to, sql`and a.ended_at < (${filter.to}::date + 1)::timestamp at time zone ${filter.timeZone}`)}`;

/** Each person with their best attempt; essays that wait count by attempts. */
const people = (filter: ResultFilter) => sql`
  select a.user_id, max(m.id::text)::uuid as membership_id, count(*)::integer as attempts,
         max(a.percent)::float8 as best, (array_agg(a.percent order by a.number desc))[1]::float8 as last,
         bool_or(coalesce(a.passed, false)) as passed,
         count(*) filter (where a.state = 'marking')::integer as waiting,
         least(sum(extract(epoch from a.ended_at - a.started_at)), 2147483647)::integer as seconds, max(a.ended_at) as last_at
  from ${ended(filter)} group by a.user_id`;

export interface OverviewRow {
  people: number;
  attempts: number;
  passed: number;
  percent: number | null;
  waiting: number;
  median_percent: number | null;
  histogram: Record<string, number>;
  attempts_used: Record<string, number>;
  median_seconds: number | null;
  ran_out: number;
}

/** A number as the steps of a histogram count it: 0 to 9 is the first, 100 alone the last. */
const step = sql`least(floor(p.best / 10), ${sql.lit(histogramSteps - 1)})::integer`;
/** People who used as many attempts or more are counted together. */
export const mostAttemptsShown = 6;

export async function overviewOf(tx: Tx, filter: ResultFilter): Promise<OverviewRow> {
  const { rows } = await sql<OverviewRow>`
    with p as materialized (${people(filter)})
    select (select count(*) from p)::integer as people, coalesce((select sum(attempts) from p), 0)::integer as attempts,
      (select count(*) from p where passed)::integer as passed, (select avg(best) from p)::float8 as percent,
      coalesce((select sum(waiting) from p), 0)::integer as waiting,
      (select percentile_cont(0.5) within group (order by best) from p)::float8 as median_percent,
      coalesce((select jsonb_object_agg(s.step, s.n) from (select ${step} as step, count(*) as n from p
        where best is not null group by 1) s), '{}') as histogram,
      coalesce((select jsonb_object_agg(s.step, s.n) from (
        select least(attempts, ${sql.lit(mostAttemptsShown)}) as step, count(*) as n from p group by 1) s), '{}') as attempts_used,
      (select percentile_cont(0.5) within group (order by extract(epoch from a.ended_at - a.started_at))
        from ${ended(filter)})::integer as median_seconds,
      (select count(*) from ${ended(filter)} and a.ending = 'ran_out')::integer as ran_out`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("sums without a row");
  return row;
}

/** Attempts somebody is at. */
export async function runningAt(
  tx: Tx,
  test: Pick<ResultFilter, "clientId" | "courseId" | "activityId">,
): Promise<number> {
  const row = await tx
    .selectFrom("attempts")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("client_id", "=", test.clientId)
    .where("course_id", "=", test.courseId)
    .where("activity_id", "=", test.activityId)
    .where("state", "=", "running")
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

interface Page {
  after: readonly [name: string, id: string] | undefined;
  rows: number;
}

export interface PersonResultRow {
  user_id: string;
  membership_id: string | null;
  name: string;
  store: string | null;
  attempts: number;
  best: number | null;
  last: number | null;
  passed: boolean;
  seconds: number;
  last_at: Date;
  waiting: number;
}

/** Takers of a test, by name. */
export async function peoplePage(
  tx: Tx,
  filter: ResultFilter & { search?: string | undefined; passed?: boolean | undefined },
  { after, rows: limit }: Page,
): Promise<PersonResultRow[]> {
  const { rows } = await sql<PersonResultRow>`
    select p.*, n.name, s.name as store from (${people(filter)}) p
    left join memberships m on m.client_id = ${filter.clientId} and m.id = p.membership_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    cross join lateral (select coalesce(m.sort_name, '') as name) n
    where true ${when(filter.passed, sql`and p.passed = ${filter.passed}::boolean`)}
      ${filter.search ? sql`and strpos(fold(n.name), fold(${filter.search}::text)) > 0` : sql``}
      ${when(after, sql`and (n.name, p.user_id) > (${after?.[0]}, ${after?.[1]}::uuid)`)}
    order by n.name, p.user_id limit ${limit}`.execute(tx);
  return rows;
}

export interface PlaceResultRow {
  id: string;
  name: string;
  people: number;
  attempts: number;
  passed: number;
  percent: number | null;
  waiting: number;
}

/** Grouping of people; whoever is in two groups counts in both. */
const placesBy = {
  group: sql`
    join membership_groups b on b.client_id = m.client_id and b.membership_id = m.id
    join people_groups t on t.client_id = b.client_id and t.id = b.group_id
    cross join lateral (select t.id::text as id, t.name) n`,
  store: sql`
    join stores t on t.client_id = m.client_id and t.id = m.store_id
    cross join lateral (select t.id::text as id, t.name) n`,
  country: sql`
    join countries t on t.code = m.country
    cross join lateral (select t.code::text as id, t.code::text as name) n`,
} as const;

/** How the people of each group, store or country did, by name. */
export async function placesPage(
  tx: Tx,
  filter: ResultFilter & { by: keyof typeof placesBy; search?: string | undefined },
  { after, rows: limit }: Page,
): Promise<PlaceResultRow[]> {
  const { rows } = await sql<PlaceResultRow>`
    select n.id, n.name, count(*)::integer as people, sum(p.attempts)::integer as attempts,
      count(*) filter (where p.passed)::integer as passed, avg(p.best)::float8 as percent,
      sum(p.waiting)::integer as waiting
    from (${people(filter)}) p
    join memberships m on m.client_id = ${filter.clientId} and m.id = p.membership_id
    ${placesBy[filter.by]}
    where true ${filter.search ? sql`and strpos(fold(n.name), fold(${filter.search}::text)) > 0` : sql``}
      ${when(after, sql`and (n.name, n.id) > (${after?.[0]}, ${after?.[1]})`)}
    group by n.id, n.name order by n.name, n.id limit ${limit}`.execute(tx);
  return rows;
}
