import type { Locale } from "@trilha/contract/core/locale.ts";
import { completedStates, statesOfFilter } from "@trilha/contract/learning/delivery/states.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { storedSumsByCourse } from "./enrolment-sums.queries.ts";
import { isOverdue, type SpokenOf } from "./enrolments.queries.ts";
import type { ReportFilter } from "./report-filter.ts";

interface Page {
  after: readonly [name: string, id: string] | undefined;
  rows: number;
}

export interface Sums {
  people: number;
  enrolled: number;
  in_progress: number;
  finished: number;
  overdue: number;
  percent: number;
  score: number | null;
  seconds: number;
}

const when = (value: unknown, clause: RawBuilder<unknown>) => (value === undefined ? sql`` : clause);

/** Which enrolments `e` count: of people who are in, as far as the reader asks for them. */
const counted = ({ courseId, state, from, to, timeZone, today }: ReportFilter) => sql`
  e.state not in ('requested', 'invited', 'unenrolled')
  ${when(courseId, sql`and e.course_id = ${courseId}::uuid`)}
  ${
    state === "overdue"
      ? sql`and ${isOverdue(today)}`
      : when(state, sql`and e.state = any(${state ? [...statesOfFilter[state]] : []}::text[])`)
  }
  ${when(from, sql`and e.enrolled_at >= ${from}::date::timestamp at time zone ${timeZone}`)}
  ${when(to, sql`and e.enrolled_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`)}`;

/** Memberships `m` whose enrolments count. */
const among = ({ country, chainId, storeId, groupId, birthdays }: ReportFilter) => sql`
  ${when(country, sql`and m.country = ${country}`)}
  ${when(chainId, sql`and m.retailer_id = ${chainId}::uuid`)}
  ${when(storeId, sql`and m.store_id = ${storeId}::uuid`)}
  ${when(
    groupId,
    sql`and exists (select from membership_groups g
      where g.client_id = m.client_id and g.membership_id = m.id and g.group_id = ${groupId}::uuid)`,
  )}
  ${when(
    birthdays,
    sql`and m.personal_data_open and exists (select from users u where u.id = m.user_id
      and u.birthday <= ${birthdays?.until ?? null}::date
      and (${birthdays?.after ?? null}::date is null or u.birthday > ${birthdays?.after ?? null}::date))`,
  )}`;

const severalTimes = sql`count(distinct e.user_id)`;
/** Count for one course, where everybody has one enrolment: nothing has to be sorted. */
const once = sql`count(*)`;

const sums = ({ today }: ReportFilter, people = severalTimes) => sql`
  ${people}::integer as people, count(*)::integer as enrolled,
  count(*) filter (where e.state = any(${[...statesOfFilter.in_progress]}::text[]))::integer as in_progress,
  count(*) filter (where e.state = any(${[...completedStates]}::text[]))::integer as finished,
  count(*) filter (where ${isOverdue(today)})::integer as overdue,
  coalesce(floor(avg(e.percent)), 0)::integer as percent, round(avg(e.score), 1)::float8 as score,
  coalesce(sum(e.seconds), 0)::bigint as seconds`;

/*
 * Rows are read in their order and summed one after the other until the page is full: a page of fifty is as much work
 * among a hundred thousand people as among a thousand. The inner order keeps the outer one from being sorted again.
 */
function rowsOf<Row>(named: RawBuilder<unknown>, summed: RawBuilder<unknown>, page: Page): RawBuilder<Row> {
  return sql<Row>`
    select n.*, t.* from (${named}) n cross join lateral (${summed}) t
    where t.enrolled > 0 order by n.name, n.id limit ${page.rows}`;
}
const after = (name: RawBuilder<unknown>, id: RawBuilder<unknown>, { after: position }: Page) =>
  position ? sql`and (${name}, ${id}) > (${position[0]}, ${position[1]}::uuid)` : sql``;
const called = (name: RawBuilder<unknown>, { search }: ReportFilter) =>
  search ? sql`and strpos(fold(${name}), fold(${search}::text)) > 0` : sql``;

export type LearnerReportRow = Sums & { id: string; user_id: string; name: string; store: string | null };

export async function peopleReport(tx: Tx, filter: ReportFilter, page: Page): Promise<LearnerReportRow[]> {
  const name = sql`m.sort_name`;
  const inCourse = when(
    filter.courseId,
    sql`and m.user_id in (select x.user_id from course_enrolments x
      where x.client_id = ${filter.clientId} and x.course_id = ${filter.courseId}::uuid)`,
  );
  const { rows } = await rowsOf<LearnerReportRow>(
    sql`select m.id, m.user_id, m.sort_name as name, s.name as store
      from memberships m left join stores s on s.client_id = m.client_id and s.id = m.store_id
      where m.client_id = ${filter.clientId} ${among(filter)} ${inCourse} ${called(name, filter)}
        ${after(name, sql`m.id`, page)} order by m.sort_name, m.id`,
    sql`select ${sums(filter)} from course_enrolments e
      where e.client_id = ${filter.clientId} and e.user_id = n.user_id and ${counted(filter)}`,
    page,
  ).execute(tx);
  return rows;
}

export type PlaceReportRow = Sums & { id: string; name: string };

/** Enrolments of people `m` whom a condition names, with the course's filter. */
const ofPeople = (filter: ReportFilter, whom: RawBuilder<unknown>) => sql`
  select ${sums(filter)} from memberships m
  join course_enrolments e on e.client_id = m.client_id and e.user_id = m.user_id
  where m.client_id = ${filter.clientId} and ${whom} ${among(filter)} and ${counted(filter)}`;

export async function storesReport(tx: Tx, filter: ReportFilter, page: Page): Promise<PlaceReportRow[]> {
  const name = sql`s.name`;
  const { rows } = await rowsOf<PlaceReportRow>(
    sql`select s.id, s.name from stores s where s.client_id = ${filter.clientId}
        ${when(filter.storeId, sql`and s.id = ${filter.storeId}::uuid`)}
        ${when(filter.chainId, sql`and s.retailer_id = ${filter.chainId}::uuid`)}
        ${called(name, filter)} ${after(name, sql`s.id`, page)} order by s.name, s.id`,
    ofPeople(filter, sql`m.store_id = n.id`),
    page,
  ).execute(tx);
  return rows;
}

export async function groupsReport(tx: Tx, filter: ReportFilter, page: Page): Promise<PlaceReportRow[]> {
  const name = sql`g.name`;
  const { rows } = await rowsOf<PlaceReportRow>(
    sql`select g.id, g.name from people_groups g where g.client_id = ${filter.clientId}
        ${when(filter.groupId, sql`and g.id = ${filter.groupId}::uuid`)}
        ${called(name, filter)} ${after(name, sql`g.id`, page)} order by g.name, g.id`,
    ofPeople(
      filter,
      sql`m.id in (select b.membership_id from membership_groups b
        where b.client_id = ${filter.clientId} and b.group_id = n.id)`,
    ),
    page,
  ).execute(tx);
  return rows;
}

const inCourse = sql`e.course_id = n.id`;

/*
 * A course's enrolments of some people. A store or group has few: they are looked up first, each in the course. The
 * fences keep that order whatever the planner believes of new tables.
 */
const ofFew = (filter: ReportFilter): RawBuilder<unknown> => sql`select ${sums(filter, once)}
  from (select m.user_id from memberships m where m.client_id = ${filter.clientId} ${among(filter)} offset 0) m
  cross join lateral (select * from course_enrolments e
    where e.client_id = ${filter.clientId} and e.user_id = m.user_id and ${inCourse} and ${counted(filter)} offset 0) e`;

/*
 * A country, chain or age band has many, in every course: all courses are summed in one walk over their enrolments. Asking for
 * each enrolment's person, course by course, takes minutes among a hundred thousand people.
 */
const ofMany = (filter: ReportFilter): RawBuilder<unknown> => sql`
  select e.course_id as of_course, ${sums(filter, once)}
  from memberships m join course_enrolments e on e.client_id = m.client_id and e.user_id = m.user_id
  where m.client_id = ${filter.clientId} and e.client_id = ${filter.clientId} ${among(filter)} and ${counted(filter)}
  group by e.course_id`;

export type CourseReportRow = Sums & SpokenOf & { id: string; name: string };

/** By title in the reader's language; of the sums that are kept, or of all enrolments as they are now. */
export async function coursesReport(
  tx: Tx,
  filter: ReportFilter & { locale: Locale; kept: boolean },
  page: Page,
): Promise<CourseReportRow[]> {
  const name = sql`coalesce(c.title ->> ${filter.locale}, c.title ->> c.default_locale, '')`;
  const isFew = filter.storeId !== undefined || filter.groupId !== undefined;
  const isMany =
    !isFew && [filter.country, filter.chainId, filter.birthdays].some((one) => one !== undefined);
  const named = sql`select c.id, c.id as course_id, c.kind, c.title, c.default_locale, ${name} as name from courses c
    where c.client_id = ${filter.clientId} and c.published_version is not null
      ${when(filter.courseId, sql`and c.id = ${filter.courseId}::uuid`)}
      ${called(name, filter)} ${after(name, sql`c.id`, page)} order by name, c.id`;
  const summed = isFew
    ? ofFew(filter)
    : sql`select ${sums(filter, once)} from course_enrolments e
        where e.client_id = ${filter.clientId} and ${inCourse} and ${counted(filter)}`;
  const report =
    filter.kept || isMany
      ? sql<CourseReportRow>`select n.*, t.* from (${named}) n
        join (${filter.kept ? storedSumsByCourse(filter) : ofMany(filter)}) t on t.of_course = n.id
        order by n.name, n.id limit ${page.rows}`
      : rowsOf<CourseReportRow>(named, summed, page);
  const { rows } = await report.execute(tx);
  return rows;
}
