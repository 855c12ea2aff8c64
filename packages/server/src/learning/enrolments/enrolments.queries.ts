import type { Locale } from "@trilha/contract/core/locale.ts";
import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { enrolmentColumns } from "../../db/enrolment-columns.ts";
import type { CourseEnrolmentRow } from "../delivery/index.ts";

type Localized = Partial<Record<Locale, string>>;

/** Person in a course, with who they are. */
export interface EnrolledLearnerRow extends CourseEnrolmentRow {
  membership_id: string | null;
  name: string;
  store: string | null;
  overdue: boolean;
}

/** A course or trail that is spoken of. */
export interface SpokenOf {
  course_id: string;
  kind: "course" | "trail";
  title: Localized;
  default_locale: Locale;
}

/** Late: the last day is over, in the client's zone, and it is not completed. Of an enrolment `e`. */
export const isOverdue = (today: string) => sql<boolean>`(e.due_on < ${today}::date
  and e.state in ('enrolled', 'in_progress', 'restarted', 'reproved', 'blocked'))`;

export interface EnrolmentFilter {
  search: string;
  state: LearningState | undefined;
  overdue: boolean | undefined;
  storeId: string | undefined;
  groupId: string | undefined;
}

const enrolledIn = (clientId: string, courseId: string, today: string): RawBuilder<EnrolledLearnerRow> =>
  sql<EnrolledLearnerRow>`
    select ${enrolmentColumns}, m.id as membership_id, coalesce(m.sort_name, '') as name, s.name as store,
           coalesce(${isOverdue(today)}, false) as overdue
    from course_enrolments e
    left join memberships m on m.client_id = e.client_id and m.user_id = e.user_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where e.client_id = ${clientId} and e.course_id = ${courseId}`;

/** People in a course. */
export async function enrolledPage(
  tx: Tx,
  query: { clientId: string; courseId: string; today: string; filter: EnrolmentFilter },
  page: { after: string | undefined; rows: number },
): Promise<EnrolledLearnerRow[]> {
  const { clientId, courseId, today, filter } = query;
  const { search, state = null, overdue = null, storeId = null, groupId = null } = filter;
  const { rows } = await sql<EnrolledLearnerRow>`
    ${enrolledIn(clientId, courseId, today)}
      and (${page.after ?? null}::uuid is null or e.id < ${page.after ?? null}::uuid)
      and (${search}::text = '' or strpos(fold(m.sort_name), fold(${search}::text)) > 0)
      and (${state}::text is null or e.state = ${state}::text)
      and (${overdue}::boolean is null or coalesce(${isOverdue(today)}, false) = ${overdue}::boolean)
      and (${storeId}::uuid is null or m.store_id = ${storeId}::uuid)
      and (${groupId}::uuid is null or exists (select from membership_groups g
             where g.client_id = m.client_id and g.membership_id = m.id and g.group_id = ${groupId}::uuid))
    order by e.id desc limit ${page.rows}`.execute(tx);
  return rows;
}

/** One of them. */
export async function enrolledPerson(
  tx: Tx,
  enrolment: { clientId: string; courseId: string; userId: string; today: string },
): Promise<EnrolledLearnerRow | undefined> {
  const { rows } = await sql<EnrolledLearnerRow>`
    ${enrolledIn(enrolment.clientId, enrolment.courseId, enrolment.today)} and e.user_id = ${enrolment.userId}`.execute(
    tx,
  );
  return rows[0];
}

/** State of people before somebody takes them in, of those who are active in the client. */
export interface EnrolmentCandidate {
  user_id: string;
  state: LearningState;
  /** Has prerequisites to finish first. */
  missing: boolean;
}

export async function candidates(
  tx: Tx,
  course: { clientId: string; courseId: string },
  userIds: readonly string[],
): Promise<EnrolmentCandidate[]> {
  const { clientId, courseId } = course;
  const { rows } = await sql<EnrolmentCandidate>`
    select m.user_id, coalesce(e.state, 'not_started') as state,
           exists (select from course_prerequisites p
             where p.client_id = ${clientId} and p.course_id = ${courseId}
               and not exists (select from training_completions t
                 where t.client_id = ${clientId} and t.training_id = p.requires_id and t.user_id = m.user_id)) as missing
    from memberships m
    left join course_enrolments e
      on e.client_id = m.client_id and e.user_id = m.user_id and e.course_id = ${courseId}
    where m.client_id = ${clientId} and m.user_id = any(${[...userIds]}::uuid[]) and m.status = 'active'`.execute(
    tx,
  );
  return rows;
}

/** Audience of a published course. */
export async function audienceOf(
  tx: Tx,
  clientId: string,
  courseId: string,
): Promise<Eligibility | undefined> {
  const row = await tx
    .selectFrom("courses")
    .select("audience")
    .where("client_id", "=", clientId)
    .where("id", "=", courseId)
    .executeTakeFirst();
  return row?.audience;
}

/** Published courses and trails, as a file may name them. */
export function publishedTitles(tx: Tx, clientId: string): Promise<{ id: string; title: Localized }[]> {
  return tx
    .selectFrom("courses")
    .select(["id", "title"])
    .where("client_id", "=", clientId)
    .where("state", "=", "published")
    .execute();
}

/** Which of these are in already, as `course user`. */
export async function knownEnrolments(
  tx: Tx,
  clientId: string,
  wanted: readonly { courseId: string; userId: string }[],
): Promise<ReadonlyMap<string, LearningState>> {
  const { rows } = await sql<{ course_id: string; user_id: string; state: LearningState }>`
    select e.course_id, e.user_id, e.state
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w ("courseId" uuid, "userId" uuid)
    join course_enrolments e
      on e.client_id = ${clientId} and e.user_id = w."userId" and e.course_id = w."courseId"`.execute(tx);
  return new Map(rows.map((row) => [`${row.course_id} ${row.user_id}`, row.state]));
}

/** The zone days are counted in. */
export async function timeZoneOf(tx: Tx, clientId: string): Promise<string> {
  const { time_zone } = await tx
    .selectFrom("clients")
    .select("time_zone")
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  return time_zone;
}
