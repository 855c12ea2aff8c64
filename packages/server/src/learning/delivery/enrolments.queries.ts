import {
  type LearningEvent,
  type LearningState,
  learningStates,
  learningTransitions,
} from "@trilha/contract/learning/delivery/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { enrolmentColumns } from "../../db/enrolment-columns.ts";
import type { MovedBy } from "./enrolment-steps.queries.ts";

/** Enrolment in a course, and how far it is. */
export interface CourseEnrolmentRow {
  id: string;
  client_id: string;
  course_id: string;
  user_id: string;
  /** The one they began; null: nothing was opened yet. */
  version: number | null;
  state: Exclude<LearningState, "not_started">;
  source: EnrolmentSource;
  attempt: number;
  done: number;
  total: number;
  percent: number;
  score: number | null;
  seconds: number;
  last_activity_id: string | null;
  last_at: Date | null;
  enrolled_at: Date | null;
  started_at: Date | null;
  finished_at: Date | null;
  due_on: string | null;
  extended_reason: string | null;
  state_reason: string | null;
  /** All of it is done, and since then it waits for somebody to look at how fast; null: it does not. */
  held_at: Date | null;
}
export type EnrolmentSource = "self" | "staff" | "import" | "trail";

/** Lock of an enrolment: whoever wants to change it waits. */
export async function lockEnrolment(
  tx: Tx,
  enrolment: { clientId: string; courseId: string; userId: string },
): Promise<CourseEnrolmentRow | undefined> {
  const { rows } = await sql<CourseEnrolmentRow>`
    select ${enrolmentColumns} from course_enrolments e
    where e.client_id = ${enrolment.clientId} and e.user_id = ${enrolment.userId} and e.course_id = ${enrolment.courseId}
    for update`.execute(tx);
  return rows[0];
}

/** The same by its id, as staff name it. */
export async function lockEnrolmentById(
  tx: Tx,
  enrolment: { clientId: string; id: string },
): Promise<CourseEnrolmentRow | undefined> {
  const { rows } = await sql<CourseEnrolmentRow>`
    select ${enrolmentColumns} from course_enrolments e
    where e.client_id = ${enrolment.clientId} and e.id = ${enrolment.id} for update`.execute(tx);
  return rows[0];
}

export async function findEnrolment(
  tx: Tx,
  enrolment: { clientId: string; courseId: string; userId: string },
): Promise<CourseEnrolmentRow | undefined> {
  const { rows } = await sql<CourseEnrolmentRow>`
    select ${enrolmentColumns} from course_enrolments e
    where e.client_id = ${enrolment.clientId} and e.user_id = ${enrolment.userId} and e.course_id = ${enrolment.courseId}`.execute(
    tx,
  );
  return rows[0];
}

/** States out of which an event leads. */
const statesBefore = (event: LearningEvent): LearningState[] =>
  learningStates.filter((state) => learningTransitions[state][event] !== undefined);

export interface Joined {
  id: string;
  user_id: string;
  from_state: LearningState;
  to_state: LearningState;
}

/**
 * Brings people into a course, each by the same event, and writes their step: those whom the event cannot happen to are
 * left as they are and are not in the answer. Whoever comes back goes on where they were.
 */
export async function joinCourse(
  tx: Tx,
  about: {
    clientId: string;
    courseId: string;
    event: "enrol" | "request" | "invite";
    source: EnrolmentSource;
    by: MovedBy;
    /** The last day, in the client's zone. */
    dueOn: string | null;
  },
  userIds: readonly string[],
): Promise<Joined[]> {
  const { clientId, courseId, event, by: actor } = about;
  const to = learningTransitions.not_started[event];
  const enters = event === "enrol";
  // People who come back by themselves have as much time as before, also where staff gave them all they need.
  const decided = about.source === "staff" || about.source === "import";
  const { rows } = await sql<Joined>`
    with people as (
      select u.id as user_id, coalesce(e.state, 'not_started') as from_state
      from unnest(${[...new Set(userIds)].sort()}::uuid[]) as u (id)
      left join lateral (
        select e.state from course_enrolments e
        where e.client_id = ${clientId} and e.user_id = u.id and e.course_id = ${courseId} for update) e on true
      where coalesce(e.state, 'not_started') = any(${statesBefore(event)}::text[])
    ), moved as (
      insert into course_enrolments as e
        (client_id, course_id, user_id, state, source, enrolled_at, due_on, state_reason)
      select ${clientId}, ${courseId}, p.user_id, ${to}, ${about.source}, ${enters ? actor.now : null}::timestamptz,
             ${about.dueOn}::date, ${actor.reason}
      from people p
      on conflict (client_id, user_id, course_id) do update
        set state = excluded.state, source = excluded.source,
            enrolled_at = coalesce(excluded.enrolled_at, e.enrolled_at),
            due_on = case when ${decided} then coalesce(excluded.due_on, e.due_on)
                     when e.enrolled_at is null then excluded.due_on else e.due_on end,
            state_reason = excluded.state_reason,
            extended_reason = case when ${decided} then null else e.extended_reason end
        where e.state = any(${statesBefore(event)}::text[])
      returning e.id, e.user_id, e.attempt
    ), steps as (
      insert into course_enrolment_steps
        (client_id, enrolment_id, event, from_state, to_state, attempt, actor_id, actor_name, reason, at)
      select ${clientId}, m.id, ${event}, p.from_state, ${to}, m.attempt, ${actor.actorId}::uuid, ${actor.actorName},
             ${actor.reason}, ${actor.now}::timestamptz
      from moved m join people p on p.user_id = m.user_id)
    select m.id, m.user_id, p.from_state, ${to} as to_state
    from moved m join people p on p.user_id = m.user_id`.execute(tx);
  return rows;
}

/** Another last day for one person who is in, with the reason they read. */
export async function extendEnrolment(
  tx: Tx,
  enrolment: { clientId: string; id: string; dueOn: string | null; reason: string },
): Promise<void> {
  await tx
    .updateTable("course_enrolments")
    .set({ due_on: enrolment.dueOn, extended_reason: enrolment.reason })
    .where("client_id", "=", enrolment.clientId)
    .where("id", "=", enrolment.id)
    .execute();
}

/** How long people have for a course, and what it is called; undefined: the client has none that was published. */
export async function courseTerms(tx: Tx, clientId: string, id: string) {
  return tx
    .selectFrom("courses as c")
    .innerJoin("clients as k", "k.id", "c.client_id")
    .select([
      "c.id",
      "c.kind",
      "c.title",
      "c.state",
      "c.default_locale",
      "c.days_to_finish",
      "c.subscription",
    ])
    .select(["c.published_version", "k.time_zone"])
    .where("c.client_id", "=", clientId)
    .where("c.id", "=", id)
    .where("c.published_version", "is not", null)
    .executeTakeFirst();
}
export type CourseTerms = NonNullable<Awaited<ReturnType<typeof courseTerms>>>;

/** The languages of people, by id. */
export async function localesOf(tx: Tx, userIds: readonly string[]) {
  return tx
    .selectFrom("users")
    .select(["id", "locale"])
    .where("id", "=", sql<string>`any(${[...userIds]}::uuid[])`)
    .execute();
}
