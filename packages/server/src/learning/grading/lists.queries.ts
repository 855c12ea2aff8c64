import type { Locale } from "@trilha/contract/core/locale.ts";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { AttemptEnd, AttemptState } from "@trilha/contract/learning/tests/states.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

type Localized = Partial<Record<Locale, string>>;
const when = (given: unknown, clause: RawBuilder<unknown>) => (given === undefined ? sql`` : clause);
const nth = (
  after: readonly [Date, string] | undefined,
  column: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
) => when(after, sql`and (${column}, ${id}) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`);

export interface TestFigureRow {
  course_id: string;
  activity_id: string;
  title: Localized;
  course_title: Localized;
  default_locale: Locale;
  type: TestType;
  people: number;
  attempts: number;
  passed: number | null;
  percent: number | null;
  waiting: number;
  last_at: Date;
}

/** Tests as they were last counted, the last taken first; essays that wait as they stand now. */
export async function testPage(
  tx: Tx,
  filter: { clientId: string; courseId?: string | undefined; search?: string | undefined; locale: Locale },
  { after, rows: limit }: { after: readonly [Date, string] | undefined; rows: number },
): Promise<TestFigureRow[]> {
  const called = (texts: RawBuilder<unknown>) =>
    sql`coalesce(${texts} ->> ${filter.locale}, ${texts} ->> c.default_locale, '')`;
  const { rows } = await sql<TestFigureRow>`
    select f.course_id, f.activity_id, f.title, c.title as course_title, c.default_locale, f.type, f.people, f.attempts,
      f.passed, f.percent::float8 as percent, f.last_at,
      (select count(*) from attempts a where a.client_id = f.client_id and a.course_id = f.course_id
        and a.activity_id = f.activity_id and a.state = 'marking')::integer as waiting
    from test_figures f join courses c on c.client_id = f.client_id and c.id = f.course_id
    where f.client_id = ${filter.clientId} ${when(filter.courseId, sql`and f.course_id = ${filter.courseId}::uuid`)}
      ${
        filter.search
          ? sql`and strpos(fold(${called(sql`f.title`)} || ' ' || ${called(sql`c.title`)}), fold(${filter.search}::text)) > 0`
          : sql``
      }
      ${nth(after, sql`f.last_at`, sql`f.activity_id`)}
    order by f.last_at desc, f.activity_id desc limit ${limit}`.execute(tx);
  return rows;
}

export interface AttemptListRow {
  id: string;
  course_id: string;
  course_version: number;
  activity_id: string;
  user_id: string;
  name: string;
  number: number;
  course_attempt: number;
  state: AttemptState;
  ending: AttemptEnd | null;
  started_at: Date;
  ended_at: Date | null;
  points: number | null;
  total: number;
  percent: number | null;
  passed: boolean | null;
  regraded_at: Date | null;
}

export interface AttemptFilter {
  clientId: string;
  courseId?: string | undefined;
  activityId?: string | undefined;
  userId?: string | undefined;
  state?: AttemptState | undefined;
  search?: string | undefined;
}

/** Attempts at tests, the newest first: ids count time. */
export async function attemptPage(
  tx: Tx,
  filter: AttemptFilter,
  { after, rows: limit }: { after: string | undefined; rows: number },
): Promise<AttemptListRow[]> {
  const { rows } = await sql<AttemptListRow>`
    select a.id, a.course_id, a.course_version, a.activity_id, a.user_id, n.name, a.number, a.course_attempt, a.state,
      a.ending, a.started_at, a.ended_at, a.points::float8 as points, a.total::float8 as total,
      a.percent::float8 as percent, a.passed, a.regraded_at
    from attempts a left join memberships m on m.client_id = a.client_id and m.user_id = a.user_id
    cross join lateral (select coalesce(m.sort_name, '') as name) n
    where a.client_id = ${filter.clientId}
      ${when(filter.courseId, sql`and a.course_id = ${filter.courseId}::uuid`)}
      ${when(filter.activityId, sql`and a.activity_id = ${filter.activityId}::uuid`)}
      ${when(filter.userId, sql`and a.user_id = ${filter.userId}::uuid`)}
      ${when(filter.state, sql`and a.state = ${filter.state}`)}
      ${filter.search ? sql`and strpos(fold(n.name), fold(${filter.search}::text)) > 0` : sql``}
      ${when(after, sql`and a.id < ${after}::uuid`)}
    order by a.id desc limit ${limit}`.execute(tx);
  return rows;
}
