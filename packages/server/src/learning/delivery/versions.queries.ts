import { completedStates, type LearningState, learns } from "@trilha/contract/learning/delivery/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { enrolmentColumns } from "../../db/enrolment-columns.ts";
import type { CourseEnrolmentRow } from "./enrolments.queries.ts";
import type { ActivityProgressRow } from "./standings.queries.ts";

const completed = [...completedStates];
const working: LearningState[] = [...[...learns].filter((state) => !completedStates.has(state)), "blocked"];

/** People moved to a version: whoever works on an older one, or whoever is done with it too. */
const statesOf = (move: "in_progress" | "all") => (move === "all" ? [...working, ...completed] : working);

/** How many people stand on other versions than `version`, and are not simply given it as they begin. */
export async function onOtherVersions(
  tx: Tx,
  courseVersion: { clientId: string; courseId: string; version: number },
): Promise<{ inProgress: number; completed: number }> {
  const { rows } = await sql<{ inProgress: number; completed: number }>`
    select coalesce(sum(people) filter (where state = any(${working}::text[])), 0)::integer as "inProgress",
           coalesce(sum(people) filter (where state = any(${completed}::text[])), 0)::integer as completed
    from course_people
    where client_id = ${courseVersion.clientId} and course_id = ${courseVersion.courseId}::uuid and version <> ${courseVersion.version}`.execute(
    tx,
  );
  return rows[0] ?? { inProgress: 0, completed: 0 };
}

/** The next enrolments to be moved to a version, by id, held until the transaction ends. */
export async function holdToMove(
  tx: Tx,
  courseVersion: { clientId: string; courseId: string; version: number; move: "in_progress" | "all" },
  page: { after: string | null; rows: number },
): Promise<CourseEnrolmentRow[]> {
  const { rows } = await sql<CourseEnrolmentRow>`
    select ${enrolmentColumns} from course_enrolments e
    where e.client_id = ${courseVersion.clientId} and e.course_id = ${courseVersion.courseId}::uuid and e.version <> ${courseVersion.version}
      and e.state = any(${statesOf(courseVersion.move)}::text[])
      and (${page.after}::uuid is null or e.id > ${page.after}::uuid)
    order by e.id limit ${page.rows} for update`.execute(tx);
  return rows;
}

/** How far people are in the activities they have opened, by enrolment. */
export async function standingsOfMany(
  tx: Tx,
  clientId: string,
  enrolmentIds: readonly string[],
): Promise<ReadonlyMap<string, ActivityProgressRow[]>> {
  const { rows } = await sql<ActivityProgressRow & { enrolment_id: string }>`
    select enrolment_id, activity_id as "activityId", state, percent, score::float8 as score
    from activity_progress
    where client_id = ${clientId} and enrolment_id = any(${[...enrolmentIds]}::uuid[])`.execute(tx);
  return Map.groupBy(rows, ({ enrolment_id }) => enrolment_id);
}

/** How many of these courses people have completed, by person. */
export async function completionsAmong(
  tx: Tx,
  clientId: string,
  courseIds: readonly string[],
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ user_id: string; ids: string[] }>`
    select user_id, array_agg(training_id) as ids from training_completions
    where client_id = ${clientId} and training_id = any(${[...courseIds]}::uuid[])
      and user_id = any(${[...userIds]}::uuid[])
    group by user_id`.execute(tx);
  return new Map(rows.map(({ user_id, ids }) => [user_id, new Set(ids)]));
}

/** Writes the version people are on from now, and how far they are in it. */
export async function writeVersion(
  tx: Tx,
  version: { clientId: string; version: number },
  rows: readonly { id: string; done: number; total: number; percent: number; score: number | null }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update course_enrolments e
    set version = ${version.version}, done = r.done, total = r.total, percent = r.percent, score = r.score
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, done integer, total integer, percent smallint, score numeric)
    where e.client_id = ${version.clientId} and e.id = r.id`.execute(tx);
}

export interface LostCompletionRow {
  user_id: string;
  membership_id: string | null;
  name: string;
  store: string | null;
}

/**
 * People who have completed a course or trail on another version and have not done all that `counted` names:
 * activities, of a trail courses. The first hundred by name, and how many there are.
 */
export async function whoWouldLose(
  tx: Tx,
  courseVersion: {
    clientId: string;
    courseId: string;
    version: number;
    kind: "course" | "trail";
    counted: readonly string[];
  },
): Promise<{ count: number; people: LostCompletionRow[] }> {
  if (courseVersion.counted.length === 0) return { count: 0, people: [] };
  const counted = sql`${[...courseVersion.counted]}::uuid[]`;
  const done =
    courseVersion.kind === "course"
      ? sql`select count(*) from activity_progress p where p.client_id = e.client_id and p.enrolment_id = e.id
              and p.activity_id = any(${counted}) and p.state = 'finished'`
      : sql`select count(*) from training_completions t where t.client_id = e.client_id and t.user_id = e.user_id
              and t.training_id = any(${counted})`;
  const { rows } = await sql<LostCompletionRow & { count: number }>`
    with losing as materialized (
      select e.user_id from course_enrolments e
      where e.client_id = ${courseVersion.clientId} and e.course_id = ${courseVersion.courseId}::uuid and e.version <> ${courseVersion.version}
        and e.state = any(${completed}::text[]) and (${done}) < ${courseVersion.counted.length})
    select l.user_id, m.id as membership_id, coalesce(m.sort_name, '') as name, s.name as store,
           (select count(*)::integer from losing) as count
    from losing l
    left join memberships m on m.client_id = ${courseVersion.clientId} and m.user_id = l.user_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    order by coalesce(m.sort_name, ''), l.user_id limit 100`.execute(tx);
  return { count: rows[0]?.count ?? 0, people: rows.map(({ count: _, ...person }) => person) };
}
